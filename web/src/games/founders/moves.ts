import type { Hold } from "../../board";
import type { Move, Notation, Question } from "../../net/moment";
import type {
  Aims,
  Founders,
  FoundersView,
  Link,
  Pillage,
  Place,
  Placement,
  Purchase,
  Reveal,
  Settle,
  Sites,
  Verb,
} from "../../wire/founders";
import { type Cell, nameOf } from "./geometry";

export type Preview = Aims | Link | Pillage | Placement | Purchase | Reveal | Settle | Sites;

/** Moves of these verbs lie on the board; the others are buttons of the decision bar. */
export const ON_BOARD: ReadonlySet<Verb> = new Set<Verb>([
  "pick",
  "reveal",
  "play",
  "against",
  "take",
  "draw",
  "at",
]);

/** What a move uses, costs or brings. */
export function previewOf(move: Move<Founders> | null | undefined): Preview | null {
  return (move?.preview ?? null) as Preview | null;
}

/** The nation on which the answers of a question lie; null where they lie elsewhere. */
export function nationAsked(
  question: Question<Founders> | null,
  view: FoundersView,
  seat: number | null,
): number | null {
  if (!question?.moves.some((move) => move.verb === "at")) return null;
  return question.choice === "PillageTile" || question.choice === "BuyFromTile" ? view.victim : seat;
}

/** What can be done on the cells of a nation now. */
export interface CellsAsked {
  /** True where `at` names the corner between four tiles instead of a cell. */
  corners: boolean;
  /** True if cells around the nation can be asked for as well. */
  growing: boolean;
}

export function cellsAsked({ question, view, seat }: Hold<Founders>, nation: number): CellsAsked | null {
  if (nationAsked(question, view, seat) !== nation) return null;
  return {
    corners: question?.choice === "PlaceCart",
    growing: question?.choice === "PlaceTile" || question?.choice === "LayStart",
  };
}

export const at = (cell: Cell): Notation<Founders> => `at ${nameOf(cell)}`;

/** A move whose consequences are shown by a first tap and confirmed by a second. */
export const wantsConfirming = (move: Move<Founders>): boolean =>
  move.verb === "at" && previewOf(move) !== null;

/** What a move points at before it is made: where a tile fits, what it could replace, where a token can go. */
export function pointedAt(
  move: Move<Founders> | null,
  seat: number,
): { free: ReadonlySet<string>; taken: ReadonlySet<string> } {
  const here = (places: readonly Place[]) =>
    new Set(places.filter((place) => place.seat === seat).map((place) => nameOf(place)));
  const preview = previewOf(move);
  switch (preview?.type) {
    case "sites":
      return { free: here(preview.free), taken: here(preview.taken) };
    case "aims":
      return { free: here(preview.places), taken: here([]) };
    case "link":
      return { free: here(preview.group), taken: here([]) };
    default:
      return { free: here([]), taken: here([]) };
  }
}

/** The part of the board on which a question is answered. */
export type Part = "market" | "nation" | "others";

export function partAsked(question: Question<Founders> | null): Part | null {
  switch (question?.choice) {
    case "PickTile":
    case "RevealTile":
    case "AddTile":
      return "market";
    case "ChooseVictim":
    case "ChooseSeller":
    case "PillageTile":
    case "BuyFromTile":
      return "others";
    case undefined:
      return null;
    default:
      return "nation";
  }
}

/** True while tokens of war are about, so that it matters which tiles lie open to them. */
export function warLooms(view: FoundersView): boolean {
  return view.token === "war" || view.nations.some((nation) => nation.hand.war);
}
