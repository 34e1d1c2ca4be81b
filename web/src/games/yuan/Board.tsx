import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Frame, Part, Tabs, useHold } from "../../board";
import type { Move } from "../../net/moment";
import { speed } from "../../table/playback";
import type { Happening, Yuan } from "../../wire/yuan";
import type { BoardProps } from "../board";
import { Clans } from "./Clans";
import { useClanColours } from "./colours";
import { Info } from "./Info";
import { LandMap } from "./LandMap";
import { wayTo } from "./moves";
import { Plan } from "./Plan";
import { Playback } from "./Playback";
import { useRow } from "./revise";
import { Auction, Laying } from "./Setup";
import { Showing, type Shown, useShown } from "./shown";
import { TerrainDrawings } from "./Terrain";
import { t } from "./texts";
import { isLifting, lastTurn } from "./turns";
import { Wheel } from "./Wheel";
import "./Board.css";

/** What cannot be changed afterwards is looked at by a first tap and done by a second. */
const isForGood = (move: Move<Yuan>): boolean => move.verb === "found" || move.verb === "choose";

// What everybody pays stands in the plan, and the levels stand beside the clans.
const UNTOLD: ReadonlySet<Happening> = new Set<Happening>(["is_ready", "paid", "levelled"]);

/** The table of Yuan: the map, the wheel, the own plan and the clans. */
export function Board(props: BoardProps<Yuan>) {
  const { view, fresh, log, question } = props;
  const at = useSignal<number | null>(null);
  const clan = useSignal<number | null>(null);
  const city = useSignal<string | null>(null);
  const row = useRow(question, props.play);
  const turn = useMemo(() => lastTurn(view, log), [view, log]);
  useClanColours(view);
  useEffect(() => {
    at.value = speed.value !== "skip" && fresh.some(isLifting) ? 0 : null;
  }, [turn?.move]);

  const shown: Shown = {
    turn,
    at,
    scene: at.value === null ? undefined : turn?.scenes[at.value],
    clan,
    city,
    rewriting: row.running,
    rewrite: (target, levels) => view.plan && row.begin(wayTo(view.plan, target, levels)),
  };
  return (
    <Showing.Provider value={shown}>
      <Frame
        of={{
          ...props,
          // While a plan is being rewritten nothing else is asked.
          question: row.running ? null : question,
          play(move) {
            at.value = null;
            props.play(move);
          },
        }}
        class="yuan"
        asked={question ? "map" : null}
        first="map"
        careful={isForGood}
        untold={UNTOLD}
      >
        <Table {...props} />
      </Frame>
    </Showing.Provider>
  );
}

function Table({ view, log, seat, question }: BoardProps<Yuan>) {
  const { wide } = useHold<Yuan>();
  const { turn, scene } = useShown();
  const table = useRef<HTMLDivElement>(null);
  const target = view.plan?.target ?? "";
  const before = useRef(target);
  // Where there is little room the levels come into sight once there is a target for them.
  useEffect(() => {
    const chosen = target !== before.current;
    before.current = target;
    if (chosen && !wide) table.current?.querySelector(".y-plan")?.scrollIntoView?.({ block: "end" });
  }, [target]);
  return (
    <div class="y-table" data-writing={target !== ""} data-telling={scene !== undefined} ref={table}>
      <TerrainDrawings />
      <Wheel view={view} />
      {!view.laying && (
        <Tabs
          of={[
            ["map", t("part.map")],
            ["clans", t("view.clans")],
          ]}
          asked={question ? "map" : null}
        />
      )}
      <Part on="map" class="y-land-part sheet" label={t("map")}>
        <LandMap />
        <Info />
      </Part>
      {turn && scene && <Playback key={turn.move} turn={turn} />}
      {view.plan && seat !== null && !scene && <Plan plan={view.plan} />}
      {view.auction && <Auction auction={view.auction} log={log} />}
      {view.laying && <Laying laying={view.laying} />}
      {!view.laying && <Clans />}
    </div>
  );
}
