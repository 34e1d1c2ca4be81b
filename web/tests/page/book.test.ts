import { afterEach, expect, it } from "vitest";
import { lang } from "../../src/i18n";
import { Book, type Words } from "../../src/i18n/book";

afterEach(() => {
  lang.value = "en";
});

const words = (hint: string, wood: string): Words => ({
  names: { mill: `${wood} mill` },
  sentences: { mill: ["[good:wood:1] → it's {gone}"] },
  texts: { "hint.Build": hint, "amount.wood": `{count} ${wood}`, title: "empire of {name}" },
});

function shelf() {
  const fetched: string[] = [];
  const file = (of: string, found: Words) => () => {
    fetched.push(of);
    return Promise.resolve({ default: found });
  };
  const book = new Book({ en: file("en", words("Build.", "wood")), fr: file("fr", words("Bâtis.", "bois")) });
  return { book, fetched };
}

it("fetches the reader's language, and another one when the reader changes it", async () => {
  const { book, fetched } = shelf();
  await book.open();
  expect(book.word("amount.wood", { count: 2 })).toBe("2 wood");
  expect(fetched).toEqual(["en"]);
  lang.value = "fr";
  // While the new words are on their way the old ones have to do.
  expect(book.word("amount.wood", { count: 2 })).toBe("2 wood");
  await book.open();
  expect(book.word("amount.wood", { count: 2 })).toBe("2 bois");
  expect(fetched).toEqual(["en", "fr"]);
});

it("says names, sentences and hints as they were written, and titles with a capital", async () => {
  const { book } = shelf();
  await book.open();
  expect(book.sentences("mill")).toEqual(["[good:wood:1] → it's {gone}"]);
  expect(book.title("title")).toBe("Empire of ");
  expect(book.name("mill")).toBe("wood mill");
  expect(book.hint("Build")).toBe("Build.");
  expect(book.hint("Raze")).toBeUndefined();
});

it("does not pass over a text that is missing", async () => {
  const { book } = shelf();
  expect(() => book.word("title")).toThrow("before it is open");
  await book.open();
  expect(() => book.word("nothing")).toThrow("no text nothing");
});

it("asks again for words that could not be fetched", async () => {
  let online = false;
  const file = () =>
    online
      ? Promise.resolve({ default: words("Build.", "wood") })
      : Promise.reject(new TypeError("no network"));
  const book = new Book({ en: file, fr: file });
  await expect(book.open()).rejects.toThrow("no network");
  online = true;
  await book.open();
  expect(book.hint("Build")).toBe("Build.");
});
