import type { Lang } from "../i18n";
import type { Words } from "../i18n/book";
import { api } from "../net/api";

// A board reads the content of its game once, when it is loaded. So this page shows each game with one content: as
// printed, which it has within itself, or with a pack, which it fetches before the board is loaded. A table with
// another pack needs a fresh page.

interface Edition {
  pack: string;
  content: unknown;
  words: Partial<Record<Lang, Words>>;
}

const editions = new Map<string, Promise<Edition>>();
const there = new Map<string, Edition>();
const packs = new Map<string, string>();

/** Have a game drawn with a pack, by its fingerprint, or as printed; the page is loaded anew if it is too late. */
export async function drawWith(game: string, pack: string, lang: Lang): Promise<void> {
  const chosen = packs.get(game);
  if (chosen !== undefined && chosen !== pack) {
    location.reload();
    return new Promise(() => undefined);
  }
  packs.set(game, pack);
  if (!pack) return;
  const coming =
    editions.get(game) ??
    api
      .drawn(game, pack, lang)
      .then(({ content, words }) => ({ pack, content, words: { [lang]: words as Words } }));
  editions.set(game, coming);
  try {
    there.set(game, await coming);
  } catch (error) {
    editions.delete(game);
    throw error;
  }
}

/** The content that a game is drawn with, where the page has the printed one. */
export const contentOf = <Content>(game: string, printed: unknown): Content =>
  (there.get(game)?.content ?? printed) as Content;

type Files = Record<Lang, () => Promise<{ default: Words }>>;

/** The words of a game: those of its pack, or the printed ones. */
export function wordsWith(game: string, printed: Files): Files {
  const of = (lang: Lang) => async () => {
    const edition = there.get(game);
    if (!edition) return printed[lang]();
    edition.words[lang] ??= (await api.drawn(game, edition.pack, lang)).words as Words;
    return { default: edition.words[lang] };
  };
  return { en: of("en"), fr: of("fr") };
}
