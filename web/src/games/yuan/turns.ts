import type { Happening, YuanView } from "../../wire/yuan";
import { after, bareOf, type Line, numberOf, type Pieces, provinceOf, provincesOf, sourceOf } from "./pieces";

/** An arrow on the map: armies on their way, or a strike. */
export interface Way {
  seat: number;
  clan: string;
  from: string;
  to: string;
  armies: number;
  kind: "march" | "strike";
}

/** One step of a resolution as it is shown: what is told, where, and what stands on the map then. */
export interface Scene {
  /** The step of the resolution, 0 for the lifting of the screens. */
  stage: number;
  lines: readonly Line[];
  ways: readonly Way[];
  /** Whose doing each named province is; -1 where it is nobody's. */
  places: ReadonlyMap<string, number>;
  /** The seats that aim at each province, while the plans are shown. */
  aims: ReadonlyMap<string, readonly number[]>;
  pieces: Pieces;
}

/** The resolution of one turn. */
export interface Turn {
  /** The number of the move that lifted the screens: no two turns have the same. */
  move: number;
  scenes: readonly Scene[];
}

const LIFTED = new Set<Happening>(["plan_shown", "passed"]);
// What belongs together is shown together.
const BEATS: Readonly<Partial<Record<Happening, string>>> = {
  plan_shown: "plans",
  hold_shown: "plans",
  passed: "plans",
  bounced: "collisions",
  colonised: "claims",
  expanded: "claims",
  settled: "villages",
  contested: "villages",
  kept_contested: "villages",
  out_of_villages: "villages",
  urbanised: "villages",
  temple_built: "temples",
  out_of_temples: "temples",
  stole: "temples",
  marched: "march",
  crossed: "march",
  reinforced: "march",
  attack_void: "march",
  struck: "strikes",
  strikes_cancelled: "strikes",
  strike_killed: "strikes",
  strike_failed: "strikes",
  captured: "strikes",
  left_free: "strikes",
  fell: "falls",
  inherited: "falls",
  freed: "falls",
  urbanised_after: "falls",
  won: "victory",
  won_by_provinces: "victory",
  won_at_last: "victory",
};
const UNTOLD = new Set<Happening>(["paid", "levelled"]);
const BATTLE = new Set<Happening>(["clashed", "fought", "conquered", "repelled", "withstood"]);

/** True for an event with which a resolution begins. */
export const isLifting = (line: Line): boolean => LIFTED.has(line.what);

/** What an event is shown together with: battles one by one, the rest step by step. */
function beatOf(line: Line): string {
  return BATTLE.has(line.what) ? `battle ${provinceOf(line)}` : (BEATS[line.what] ?? "rest");
}

/** The lines of the last resolution in a log. */
export function lastResolution(
  log: readonly Line[],
): { before: readonly Line[]; lines: readonly Line[] } | null {
  const last = log.findLastIndex((line) => LIFTED.has(line.what));
  if (last < 0) return null;
  const move = log[last]?.move;
  const first = log.findIndex((line) => LIFTED.has(line.what) && line.move === move);
  const rest = log.slice(first);
  const end = rest.findIndex((line) => line.what === "wheel_turned");
  return { before: log.slice(0, first), lines: end < 0 ? rest : rest.slice(0, end) };
}

/** The scenes of a resolution that began with these pieces. */
export function scenesOf(lines: readonly Line[], first: Pieces, clans: readonly string[]): Scene[] {
  const scenes: Scene[] = [];
  let pieces = first;
  let stage = 0;
  let beat = "";
  let ways: Way[] = [];
  for (const line of lines) {
    if (line.what === "stage_began") {
      stage = numberOf(line, "stage");
      beat = "";
      continue;
    }
    // What everybody pays stands in their plan, and the levels stand beside the clans.
    if (UNTOLD.has(line.what)) continue;
    const marched = wayOf(line, clans);
    pieces = after(pieces, line);
    const joined = beatOf(line);
    if (joined !== beat || !scenes.length) {
      beat = joined;
      scenes.push({ stage, lines: [], ways: [], places: new Map(), aims: new Map(), pieces });
    }
    const scene = scenes[scenes.length - 1] as Scene;
    if (marched) ways.push(marched);
    // Armies on their way are seen until their battle is over.
    const fighting = joined.startsWith("battle") ? ways.filter((way) => way.to === provinceOf(line)) : [];
    const fresh = marched ? [...scene.ways, marched] : scene.ways.length ? scene.ways : fighting;
    if (line.what === "fell") ways = [];
    scenes[scenes.length - 1] = {
      ...scene,
      lines: [...scene.lines, line],
      ways: fresh,
      places: new Map([...scene.places, ...provincesOf(line).map((name) => [name, line.seat] as const)]),
      aims: line.what === "plan_shown" ? withAim(scene.aims, provinceOf(line), line.seat) : scene.aims,
      pieces,
    };
  }
  return scenes;
}

function withAim(aims: Scene["aims"], province: string, seat: number): Scene["aims"] {
  return new Map([...aims, [province, [...(aims.get(province) ?? []), seat]]]);
}

function wayOf(line: Line, clans: readonly string[]): Way | null {
  const kind =
    line.what === "marched" || line.what === "crossed" ? "march" : line.what === "struck" ? "strike" : null;
  if (!kind) return null;
  return {
    kind,
    seat: line.seat,
    clan: clans[line.seat] ?? "",
    from: sourceOf(line),
    to: provinceOf(line),
    armies: kind === "march" ? numberOf(line, "armies") : 1,
  };
}

/** The last turn of a log, to be looked at step by step; null before the first screens were lifted. */
export function lastTurn(view: YuanView, log: readonly Line[]): Turn | null {
  const found = lastResolution(log);
  if (!found?.lines.length) return null;
  const start = found.before.reduce(after, bareOf(view));
  return {
    move: found.lines[0]?.move ?? 0,
    scenes: scenesOf(
      found.lines,
      start,
      view.clans.map((one) => one.clan),
    ),
  };
}
