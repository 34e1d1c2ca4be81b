// What a link carries between two people who play without a server: packed, with a checksum before it.

/** Whoever asks for a game: what is played, and the seal of a number that is told when the other has drawn one, too. */
export interface Ask {
  kind: "ask";
  match: string;
  game: string;
  options: Record<string, boolean | number | string>;
  name: string;
  seal: string;
}

/** The other agrees, with a number of their own. */
export interface Yes {
  kind: "yes";
  match: string;
  name: string;
  share: string;
}

/** What happened since the last letter. */
export interface Moves {
  kind: "moves";
  match: string;
  /** The number behind the seal; with it the game begins. */
  share: string;
  /** The rules and the content that it is played with. */
  rules: string;
  /** How many entries the history had before, and what they hash to. */
  since: number;
  before: string;
  /** As they are kept. */
  entries: string[];
}

export type Letter = Ask | Yes | Moves;

const KINDS: Record<Letter["kind"], readonly string[]> = {
  ask: ["match", "game", "name", "seal"],
  yes: ["match", "name", "share"],
  moves: ["match", "share", "rules", "before"],
};
/** Bytes of the checksum. */
const CHECKED = 6;

function inText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (one) => String.fromCharCode(one)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const inBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: TransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** SHA-256 of a text, in hexadecimal digits. */
export async function hash(text: string): Promise<string> {
  const found = await digest(new TextEncoder().encode(text));
  return Array.from(found, (one) => one.toString(16).padStart(2, "0")).join("");
}

/** A number that nobody can guess, in digits. */
export function drawShare(): string {
  return inText(crypto.getRandomValues(new Uint8Array(16)));
}

/** The seed that follows from what both have drawn; as large as a page's numbers can be. */
export async function seedOf(asked: string, answered: string): Promise<number> {
  return Number.parseInt((await hash(`${asked} ${answered}`)).slice(0, 13), 16);
}

export async function pack(letter: Letter): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(letter)),
    new CompressionStream("deflate-raw"),
  );
  const checked = (await digest(bytes)).slice(0, CHECKED);
  return inText(new Uint8Array([...checked, ...bytes]));
}

/** What somebody sent; null for what was cut, mistyped or changed on its way. */
export async function unpack(text: string): Promise<Letter | null> {
  try {
    const all = inBytes(text);
    const bytes = all.slice(CHECKED);
    const checked = (await digest(bytes)).slice(0, CHECKED);
    if (inText(checked) !== inText(all.slice(0, CHECKED))) return null;
    const json = await through(bytes, new DecompressionStream("deflate-raw"));
    const letter = JSON.parse(new TextDecoder().decode(json)) as Letter;
    const words = letter as unknown as Record<string, unknown>;
    return KINDS[letter.kind].every((key) => typeof words[key] === "string") ? letter : null;
  } catch {
    return null;
  }
}
