import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Box } from "../../board";
import { speed } from "../../table/playback";
import { Button } from "../../ui";
import { play as playSign } from "../../ui/signs";
import type { Move } from "../../wire/messages";
import type { TargetPreview, YuanView } from "../../wire/yuan";
import type { BoardProps } from "../board";
import { Clans } from "./Clans";
import { useClanColours } from "./colours";
import { boundsOf, middle, RADIUS } from "./geometry";
import { Info } from "./Info";
import { LandMap } from "./LandMap";
import { levelPreview, moveAt, movesOf, targetPreview, wayTo } from "./moves";
import { Plan } from "./Plan";
import { Playback } from "./Playback";
import { piecesOf, standOf } from "./pieces";
import { useRow } from "./revise";
import { Auction, Laying } from "./Setup";
import { TerrainDrawings } from "./Terrain";
import { t } from "./texts";
import { isLifting, lastTurn, type Scene, type Way } from "./turns";
import { Wheel } from "./Wheel";
import "./yuan.css";

type Part = "map" | "clans";
const PARTS: readonly Part[] = ["map", "clans"];
const NOTHING: ReadonlyMap<string, Move> = new Map();

/** The table of Yuan: the map, the wheel, the own plan and the clans. */
export function Board({ view, fresh, log, seat, seats, question, play, why }: BoardProps<YuanView>) {
  const part = useSignal<Part>("map");
  const pointed = useSignal<string | null>(null);
  const inspected = useSignal<string | null>(null);
  const level = useSignal<Move | null>(null);
  const shownSeat = useSignal<number | null>(null);
  const shownCity = useSignal<string | null>(null);
  const rotation = useSignal(0);
  const at = useSignal<number | null>(null);
  const touch = useRef(false);
  const table = useRef<HTMLDivElement>(null);
  const row = useRow(question, play);
  const asked = useMemo(() => movesOf(question), [question]);
  // While a plan is being rewritten nothing else is asked.
  const moves = row.running ? NOTHING : asked;
  useClanColours(view);

  const turn = useMemo(() => lastTurn(view, log), [view, log]);
  useEffect(() => {
    at.value = speed.value !== "skip" && fresh.some(isLifting) ? 0 : null;
  }, [turn?.move]);
  useEffect(() => {
    inspected.value = null;
    level.value = null;
    rotation.value = 0;
  }, [question?.number]);

  // On a phone the levels come into sight once there is a target for them.
  useEffect(() => {
    if (touch.current) table.current?.querySelector(".y-plan")?.scrollIntoView?.({ block: "end" });
  }, [view.plan?.target]);

  const scene = at.value === null ? undefined : turn?.scenes[at.value];
  const now = useMemo(() => piecesOf(view), [view]);
  const pieces = scene?.pieces ?? now;
  const reaches = useReaches(view, asked);
  const looked = pointed.value ?? inspected.value;
  const province = view.provinces.find((one) => one.name === looked);
  const plan = view.plan;
  const planned = levelPreview(level.value)?.expected ?? (plan?.target ? plan.expected : []);
  const ways = scene?.ways ?? attackWays(view, seat, reaches, looked);
  const home = view.provinces.find((one) => one.owner === seat && seat !== null);
  // A map that is larger than its frame follows what happens, the cities that are bid for, and under a thumb the target.
  const watched = view.auction ? shownCity.value : touch.current ? plan?.target : undefined;
  const eye = view.provinces.find((one) => one.name === watched) ?? home;
  const focus = useMemo(
    () => (scene ? partOf(view, scene) : eye ? middle(eye) : null),
    [view, scene, eye?.name],
  );

  const make = (move: Move) => {
    at.value = null;
    level.value = null;
    play(move);
  };
  const click = (name: string) => {
    const move = moveAt(moves, view, name);
    // What cannot be changed afterwards is looked at by a first tap and done by a second.
    const careful = touch.current && move?.verb !== "target" && inspected.value !== name;
    inspected.value = name;
    if (move && !careful) make(move);
    else if (move || !question) return;
    else if (plan && !plan.ready && plan.target && plan.target !== name)
      row.begin(wayTo(plan, name, plan.levels));
    else if (question.choice === "FoundCity") why(`found ${name}`);
  };
  const inspect = (name: string) => {
    inspected.value = name;
  };

  return (
    <div
      class="yuan y-skin"
      onPointerDownCapture={(event) => {
        touch.current = event.pointerType === "touch";
      }}
      onKeyDownCapture={() => {
        touch.current = false;
      }}
    >
      <TerrainDrawings />
      <div
        class={`y-table ${plan?.target ? "y-writing" : ""} ${scene ? "y-telling" : ""}`}
        data-part={part.value}
        ref={table}
      >
        <Wheel view={view} />
        {!view.laying && (
          <nav class="y-parts" aria-label={t("parts")}>
            {PARTS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={part.value === one}
                data-asked={one === "map" && asked.size > 0}
                onClick={() => {
                  part.value = one;
                }}
              >
                {t(`part.${one}`)}
              </button>
            ))}
          </nav>
        )}
        <section class="y-land-part" aria-label={t("map")}>
          <LandMap
            view={view}
            seats={seats}
            seat={seat}
            moves={moves}
            pieces={pieces}
            expected={planned}
            ways={ways}
            places={scene?.places ?? NOWHERE}
            playing={scene !== undefined}
            shownSeat={shownSeat.value}
            pointed={looked}
            aims={scene?.aims ?? NO_AIMS}
            focus={focus}
            rotation={rotation.value}
            point={(name) => {
              pointed.value = name;
            }}
            click={click}
            inspect={inspect}
            play={make}
            beside={
              turn && (
                <Button
                  kind="quiet"
                  class="y-again"
                  icon={playSign}
                  aria-pressed={at.value !== null}
                  onClick={() => {
                    at.value = at.value === null ? 0 : null;
                  }}
                >
                  {t("playback.open")}
                </Button>
              )
            }
          />
          {province && !(touch.current && province.name === plan?.target) && (
            <Info
              province={province}
              stand={pieces.get(province.name) ?? standOf(province)}
              seats={seats}
              view={view}
              move={moveAt(moves, view, province.name)}
            />
          )}
        </section>
        {turn && scene && <Playback key={turn.move} turn={turn} seats={seats} seat={seat} at={at} />}
        {plan && seat !== null && !scene && (
          <Plan
            view={view}
            plan={plan}
            seat={seat}
            moves={moves}
            sending={row.running}
            play={make}
            why={why}
            revise={(target, levels) => row.begin(wayTo(plan, target, levels))}
            point={(move) => {
              level.value = move;
            }}
          />
        )}
        {view.auction && (
          <Auction
            auction={view.auction}
            powers={view.options.clan_powers === true}
            log={log}
            seats={seats}
            seat={seat}
            moves={moves}
            play={make}
            point={(city) => {
              pointed.value = city;
            }}
            show={(city) => {
              shownCity.value = city;
              inspected.value = city;
            }}
          />
        )}
        {view.laying && (
          <Laying
            laying={view.laying}
            rivers={view.options.rivers === true}
            seats={seats}
            seat={seat}
            moves={moves}
            play={make}
            rotation={rotation.value}
            turn={(way) => {
              rotation.value = way;
            }}
          />
        )}
        {!view.laying && (
          <Clans
            view={view}
            seats={seats}
            seat={seat}
            show={(one) => {
              shownSeat.value = one;
            }}
          />
        )}
      </div>
    </div>
  );
}

const NOWHERE: ReadonlyMap<string, number> = new Map();
const NO_AIMS: Scene["aims"] = new Map();

/** The part of the map where a scene happens; the whole of it where that is nowhere. */
function partOf(view: YuanView, scene: Scene): Box | null {
  const names = new Set([...scene.places.keys(), ...scene.ways.flatMap((way) => [way.from, way.to])]);
  const cells = view.provinces.filter((one) => names.has(one.name));
  return cells.length ? boundsOf(cells, 2 * RADIUS) : null;
}

/** What each target allows this turn, also once one is chosen and the others are no longer offered. */
function useReaches(view: YuanView, moves: ReadonlyMap<string, Move>): ReadonlyMap<string, TargetPreview> {
  const kept = useRef({ turn: -1, found: new Map<string, TargetPreview>() });
  if (kept.current.turn !== view.turn) kept.current = { turn: view.turn, found: new Map() };
  for (const move of moves.values()) {
    const preview = targetPreview(move);
    if (preview) kept.current.found.set(move.words[0] ?? "", preview);
  }
  return kept.current.found;
}

/** The armies that would march: against the target of the plan, or against the province that is looked at. */
function attackWays(
  view: YuanView,
  seat: number | null,
  reaches: ReadonlyMap<string, TargetPreview>,
  looked: string | null,
): Way[] {
  const plan = view.plan;
  if (seat === null || !plan || plan.ready) return [];
  const to = plan.target ? (plan.levels[2] ? plan.target : "") : (looked ?? "");
  return (reaches.get(to)?.sources ?? []).map((from) => ({
    kind: "march" as const,
    seat,
    clan: view.clans[seat]?.clan ?? "",
    from,
    to,
    armies: view.provinces.find((one) => one.name === from)?.armies ?? 0,
  }));
}
