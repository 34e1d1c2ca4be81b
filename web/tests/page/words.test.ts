import { afterEach, describe, expect, it } from "vitest";
import { fill, lang, say, speaker, t } from "../../src/i18n";
import { texts } from "../../src/i18n/texts";
import { typeset } from "../../src/i18n/typography";
import { holds } from "../../src/pages/reading/search";

afterEach(() => {
  lang.value = "en";
});

describe("texts", () => {
  it("change with the language, and so does the page's", () => {
    lang.value = "fr";
    expect(t("close")).toBe("Fermer");
    expect(say({ en: "Mine", fr: "Mine de fer" })).toBe("Mine de fer");
    expect(document.documentElement.lang).toBe("fr");
  });

  it("have the apostrophes of print, wherever they come from", () => {
    lang.value = "fr";
    expect(say({ en: "the Art of War", fr: "l'Art de la Guerre" })).toBe("l’Art de la Guerre");
    expect(speaker({ cart: { en: "cart", fr: "à l'intersection" } })("cart")).toBe("à l’intersection");
  });

  it("agree with numbers, each language in its own way", () => {
    const coins = { en: "{count} {count:coin|coins}", fr: "{count} {count:pièce|pièces}" };
    expect(fill(coins.en, { count: 0 }, "en")).toBe("0 coins");
    expect(fill(coins.fr, { count: 0 }, "fr")).toBe("0 pièce");
    expect(fill(coins.en, { count: 1 }, "en")).toBe("1 coin");
    expect(fill(coins.fr, { count: 2 }, "fr")).toBe("2 pièces");
  });

  it("of a board are spoken like the page's own", () => {
    const tell = speaker({ tokens: { en: "{count} tokens", fr: "{count} jetons" } });
    expect(tell("tokens", { count: 3 })).toBe("3 tokens");
  });

  it("name the same values in both languages", () => {
    const values = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort();
    for (const [key, { en, fr }] of Object.entries(texts)) {
      expect([key, new Set(values(fr))]).toEqual([key, new Set(values(en))]);
    }
  });

  it("keep French punctuation on its line", () => {
    for (const { fr } of Object.values(texts)) {
      // Details have colons of their own.
      const printed = typeset(fr, "fr").replaceAll(/\{\w+:[^}]*\}/g, "x");
      expect(printed).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
    }
  });
});

describe("searching", () => {
  it("does not mind accents, capitals or the order of words", () => {
    expect(holds("Révéler une tuile de la pile", "PILE reveler")).toBe(true);
    expect(holds("Révéler une tuile", "carte")).toBe(false);
  });
});
