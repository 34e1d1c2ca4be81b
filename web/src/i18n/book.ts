import { effect, signal } from "@preact/signals";
import { fill, type Lang, lang, type Values } from ".";
import { capital } from "./typography";

/** The words of a game in one language, as the Python side writes and sets them. */
export interface Words {
  names: Readonly<Record<string, string>>;
  sentences: Readonly<Record<string, readonly string[]>>;
  texts: Readonly<Record<string, string>>;
}

type Pages = Partial<Record<Lang, Words>>;

/** The words of a game: only those of the reader's language are fetched, and others when the reader changes it. */
export class Book<Key extends string> {
  readonly #pages = signal<Pages>({});
  readonly #coming = new Map<Lang, Promise<void>>();
  #shown: Words | undefined;
  #following = false;

  constructor(private readonly files: Record<Lang, () => Promise<{ default: Words }>>) {}

  /** Fetch the words of the reader's language, before anything is said with them; from then on follow the reader. */
  open(): Promise<void> {
    const opened = this.#fetch(lang.peek());
    if (!this.#following) {
      this.#following = true;
      // Whoever is offline reads on in the language that is there.
      effect(() => void this.#fetch(lang.value).catch(() => undefined));
    }
    return opened;
  }

  #fetch(wanted: Lang): Promise<void> {
    const known = this.#coming.get(wanted);
    if (known) return known;
    const coming = this.files[wanted]().then(
      ({ default: words }) => {
        this.#pages.value = { ...this.#pages.peek(), [wanted]: words };
      },
      (error: unknown) => {
        this.#coming.delete(wanted);
        throw error;
      },
    );
    this.#coming.set(wanted, coming);
    return coming;
  }

  /** The words of the reader's language; those of the last one while they are on their way. */
  get #words(): Words {
    this.#shown = this.#pages.value[lang.value] ?? this.#shown;
    if (!this.#shown) throw new Error("a book is read before it is open");
    return this.#shown;
  }

  /** A text of the game with its values filled in. */
  readonly t = (key: Key, values: Values = {}): string => this.word(key, values);

  /** A text whose key is made from a word of the game. */
  readonly word = (key: string, values: Values = {}): string => {
    const text = this.#words.texts[key];
    if (text === undefined) throw new Error(`there is no text ${key}`);
    return fill(text, values, lang.value);
  };

  /** The same at the beginning of a line or on its own. */
  readonly title = (key: string): string => capital(this.word(key));

  /** The hint of a first game for a question, where there is one. */
  readonly hint = (choice: string): string | undefined => {
    return this.#words.texts[`hint.${choice}`];
  };

  /** What an entry of the content is called. */
  readonly name = (id: string): string => this.#words.names[id] ?? id;

  /** What an entry does, a sentence each, as texts with signs. */
  readonly sentences = (id: string): readonly string[] => this.#words.sentences[id] ?? [];
}
