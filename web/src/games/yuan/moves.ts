import type { Move } from "../../net/moment";
import type { LevelPreview, PlanView, TargetPreview, YuanView } from "../../wire/yuan";

/** Every move of Yuan has its place on the board. */
export const ON_BOARD: ReadonlySet<string> = new Set([
  "take",
  "lay",
  "turn",
  "found",
  "bid",
  "choose",
  "pass",
  "target",
  "dev",
  "fort",
  "mil",
  "hold",
  "ready",
  "change",
]);

/** The verbs of development, fortification and militarisation. */
export const TYPES = ["dev", "fort", "mil"] as const;
export const LEVELS = [1, 2, 3] as const;

export const levelPreview = (move: Move | null | undefined): LevelPreview | null =>
  move && TYPES.some((type) => type === move.verb) ? ((move.preview ?? null) as LevelPreview | null) : null;

export const targetPreview = (move: Move | null | undefined): TargetPreview | null =>
  move?.verb === "target" ? ((move.preview ?? null) as TargetPreview | null) : null;

/** The move that a click on a province makes, where one is legal. */
export function moveAt(moves: ReadonlyMap<string, Move>, view: YuanView, province: string): Move | undefined {
  const city = view.auction?.first_cities.find((one) => one.province === province);
  return (
    moves.get(`target ${province}`) ?? moves.get(`found ${province}`) ?? moves.get(`choose ${city?.clan}`)
  );
}

/** What a plan costs with these levels. */
export function costOf(view: YuanView, levels: readonly number[]): number {
  return levels.reduce((sum, level, type) => sum + (view.costs[type]?.[level] ?? 0), 0);
}

/** The moves from a plan to another one; a level or a target that is written is changed by beginning again. */
export function wayTo(plan: PlanView, target: string, levels: readonly number[]): string[] {
  const grows =
    !plan.ready &&
    plan.target === target &&
    plan.levels.every((level, type) => level === 0 || level === levels[type]);
  const wanted = TYPES.flatMap((verb, type) => {
    const level = levels[type] ?? 0;
    return level && !(grows && plan.levels[type]) ? [`${verb} ${level}`] : [];
  });
  if (grows) return wanted;
  const blank = plan.target === "" && !plan.ready;
  // Armies that were to stay at home stay there, as long as there is an attack that they could join.
  const hold = !plan.crosses && levels[2] ? ["hold"] : [];
  return [...(blank ? [] : ["change"]), `target ${target}`, ...wanted, ...hold];
}
