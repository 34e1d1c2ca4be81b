import type { ComponentChildren, ComponentType, VNode } from "preact";
import type { Mark } from "../board/Signs";
import type { AnyGame, Line, Move, Notation, Question } from "../net/moment";
import type { GameWords, SeatInfo } from "../wire/messages";

/** The words of a game that are still on their way. */
export const NO_WORDS: GameWords = { words: {}, fields: {}, content: {}, content_values: {} };

/** The way to see actions again, by the moves that began them. */
export interface Replaying {
  knows(action: number): boolean;
  replay(actions: readonly number[]): void;
}

/** What a board may show and do; every game's board and the generic table are given exactly this. */
export interface BoardProps<Game extends AnyGame = AnyGame> {
  view: Game["view"];
  /** The events that led to this view, for motion; empty when the view was jumped to. */
  fresh: readonly Line<Game>[];
  /** All that has happened up to this view, as far as the page knows it. */
  log: readonly Line<Game>[];
  /** The seat of the reader; null for a spectator and in replays. */
  seat: number | null;
  seats: readonly SeatInfo[];
  /** What the reader is asked; null when it is for others to move, or while a move is on its way. */
  question: Question<Game> | null;
  words: GameWords;
  play(move: Move<Game>): void;
  /** Ask why a move (by notation) is not possible; the decision bar shows the answer. */
  why(notation: Notation<Game>): void;
  /** Give the half-made move up and make this one instead; null where none is half-made, or it cannot be given up. */
  instead?: ((notation: string) => void) | null;
  /** Show what a move brought about in the log. */
  showMove?: (move: number) => void;
  /** The whole action that the latest events belong to, for a caption where it happened; empty for one's own. */
  told?: readonly Line<Game>[];
  /** Show actions again where they happened, as far as the page knows how they came about. */
  replay?: Replaying;
}

/** What a campaign may show and do; every game that has campaigns is given exactly this. */
export interface CampaignProps<View = unknown> {
  view: View;
  /** Where the game is that is being played; null while none is. */
  table: string | null;
  /** The tables of its games that are still there, to be looked at again. */
  tables: readonly string[];
  /** False for one who looks on. */
  own: boolean;
  /** True while something is on its way to the server. */
  busy: boolean;
  /** Begin the next game, against an opponent by its word. */
  play(opponent: string): void;
  /** Choose a reward by its words. */
  reward(choice: string): void;
  /** Where the next campaign is, or is begun, and whether it is there. */
  after: { address: string; begun: boolean } | null;
}

export interface BeginProps<View = unknown> {
  /** The campaign before, where it follows one. */
  before: View | null;
  busy: boolean;
  begin(terms: Record<string, boolean | number | string>): void;
}

/** What a game brings to the page for its campaigns. */
export interface CampaignFace {
  /** Asks for what a campaign is begun with. */
  Begin: ComponentType<BeginProps<never>>;
  /** A campaign as it stands. */
  Story: ComponentType<CampaignProps<never>>;
  /** What a campaign is called, and how it stands in a line. */
  title(view: never): string;
  line(view: never): string;
}

/** How far a game is and how each party stands, in numbers: what the list of one's tables tells. */
export interface Brief {
  /** The round where the game counts rounds, else the turn. */
  round?: number;
  turn?: number;
  /** By party; null where nobody else knows them. */
  points: readonly (number | null)[];
}

/** What a game brings to the page besides its rules. */
export interface GameFace {
  Board: ComponentType<BoardProps<never>>;
  /** A drawing of the board for the front page. */
  Cover: ComponentType;
  /** The opponent of the rules beside a real box, where it can be run so. */
  Beside?: ComponentType;
  /** Moves of these verbs have their place on the board; the decision bar makes buttons of the others. */
  onBoard: ReadonlySet<string>;
  /** The words of the board, to be opened before it is shown; the hints of a first game, by the choice that is asked. */
  book?: { open(): Promise<void>; hint(choice: string): string | undefined };
  /** The things that the log names, by their noun: the shelf of the content to draw them from, empty for a place. */
  named?: Readonly<Record<string, string>>;
  /** The goods that the log counts, by their noun there: the noun by which their sign is drawn. */
  signs?: Readonly<Record<string, string>>;
  /** An entry of the content as the board draws it, with its name; null where words have to do. */
  draw?(shelf: string, id: string): VNode | null;
  brief?(view: never): Brief;
  /**
   * Choices whose default is taken without asking where nobody else plays, until the reader wants to be asked: in the
   * table's menu, or also by taking such an answer back.
   */
  quiet?: ReadonlyMap<string, "menu" | "undo">;
  campaign?: CampaignFace;
  /** A sign in a running text, with its words for those who do not see it; null where words have to do. */
  sign?(mark: Mark): ComponentChildren;
}
