import type { Move, Notation } from "../../net/moment";
import type { LevelPreview, PlanView, TargetPreview, Verb, Yuan, YuanView } from "../../wire/yuan";

/** Every move of Yuan has its place on the board. */
export const ON_BOARD: ReadonlySet<Verb> = new Set<Verb>([
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
export const TYPES = ["dev", "fort", "mil"] as const satisfies readonly Verb[];
export const LEVELS = [1, 2, 3] as const;

export const levelPreview = (move: Move<Yuan> | null | undefined): LevelPreview | null =>
  move && TYPES.some((type) => type === move.verb) ? ((move.preview ?? null) as LevelPreview | null) : null;

export const targetPreview = (move: Move<Yuan> | null | undefined): TargetPreview | null =>
  move?.verb === "target" ? ((move.preview ?? null) as TargetPreview | null) : null;

/** The move that a click on a province makes, where one is legal. */
export function moveAt(
  moves: ReadonlyMap<Notation<Yuan>, Move<Yuan>>,
  view: YuanView,
  province: string,
): Move<Yuan> | undefined {
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
export function wayTo(plan: PlanView, target: string, levels: readonly number[]): Notation<Yuan>[] {
  const grows =
    !plan.ready &&
    plan.target === target &&
    plan.levels.every((level, type) => level === 0 || level === levels[type]);
  const wanted = TYPES.flatMap((verb, type): Notation<Yuan>[] => {
    const level = levels[type] ?? 0;
    return level && !(grows && plan.levels[type]) ? [`${verb} ${level}`] : [];
  });
  if (grows) return wanted;
  const blank = plan.target === "" && !plan.ready;
  // Armies that were to stay at home stay there, as long as there is an attack that they could join.
  const held = !plan.crosses && levels[2];
  const way: Notation<Yuan>[] = [`target ${target}`, ...wanted];
  if (!blank) way.unshift("change");
  if (held) way.push("hold");
  return way;
}
