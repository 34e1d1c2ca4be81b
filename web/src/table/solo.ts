import type { Signal } from "@preact/signals";
import { kept } from "../kept";
import type { GameInfo, OptionInfo } from "../wire/messages";

export type SoloChoice = Readonly<Record<string, boolean | number | string>>;

const choices = new Map<string, Signal<SoloChoice | null>>();

/** What this browser last chose for the solo game; null until it was asked. */
export function soloChoice(game: string): Signal<SoloChoice | null> {
  const known = choices.get(game) ?? kept<SoloChoice | null>(`solo.${game}`, null);
  choices.set(game, known);
  return known;
}

/** The options that only the solo game has: its level, its opponent. */
export const asksAlone = (game: GameInfo): OptionInfo[] =>
  game.options.filter(({ seats }) => seats.length === 1 && seats[0] === 1);
