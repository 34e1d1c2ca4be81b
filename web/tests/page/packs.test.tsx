import { render, screen, within } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { contentOf, drawWith, wordsWith } from "../../src/games/edition";
import { PackMark } from "../../src/ui/PackMark";

afterEach(() => vi.unstubAllGlobals());

const printed = {
  en: () => Promise.resolve({ default: { names: { mill: "Mill" }, sentences: {}, texts: {} } }),
  fr: () => Promise.resolve({ default: { names: { mill: "Moulin" }, sentences: {}, texts: {} } }),
};

test("a game is drawn as printed unless a pack is asked for", async () => {
  await drawWith("plain", "", "en");
  expect(contentOf("plain", "as printed")).toBe("as printed");
  expect((await wordsWith("plain", printed).fr()).default.names.mill).toBe("Moulin");
});

test("a pack brings its content and its words, each language when it is read", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const words = {
      names: { mill: path.endsWith("fr") ? "Grand moulin" : "Great mill" },
      sentences: {},
      texts: {},
    };
    return Promise.resolve(new Response(JSON.stringify({ content: "of the pack", words })));
  });
  await drawWith("packed", "abc", "en");
  expect(contentOf("packed", "as printed")).toBe("of the pack");
  const words = wordsWith("packed", printed);
  expect((await words.en()).default.names.mill).toBe("Great mill");
  expect(asked).toEqual(["/api/games/packed/drawn?pack=abc&lang=en"]);
  expect((await words.fr()).default.names.mill).toBe("Grand moulin");
  expect(asked.at(-1)).toBe("/api/games/packed/drawn?pack=abc&lang=fr");
});

test("a table says its pack and leads to what is in it; a printed one says nothing", () => {
  const { container, rerender } = render(
    <PackMark game="settlers" pack={{ name: "rich", content: "abc" }} />,
  );
  const link = screen.getByRole("link", { name: "Pack: rich" });
  expect(link.getAttribute("href")).toBe("/content/settlers?pack=abc");
  rerender(<PackMark game="settlers" pack={null} />);
  expect(within(container as HTMLElement).queryByRole("link")).toBeNull();
});
