import { Frame, Part, Tabs, useHold } from "../../board";
import { nameOfSeat } from "../../ui/SeatName";
import type { Founders, Happening } from "../../wire/founders";
import type { BoardProps } from "../board";
import { Resource } from "./Disc";
import { Hand } from "./Hand";
import { Market } from "./Market";
import { nationAsked, partAsked, wantsConfirming } from "./moves";
import { Nation } from "./Nation";
import { MoveNote } from "./Note";
import { Opponent } from "./Opponent";
import { NationStanding } from "./Standing";
import { TileDrawing } from "./TileFace";
import { t } from "./texts";
import "./Board.css";

// That somebody's turn began says nothing about it.
const UNTOLD: ReadonlySet<Happening> = new Set<Happening>(["turn_began"]);

/** The table of Founders: the other nations, the market, and the reader's own nation. */
export function Board(props: BoardProps<Founders>) {
  const { view, seat, seats, question } = props;
  const main = seat ?? 0;
  const name = nameOfSeat(main, seats);
  const asked = partAsked(question);
  const other = nationAsked(question, view, seat);
  return (
    <Frame
      of={props}
      class="founders"
      asked={asked}
      first="market"
      open={other === null || other === main ? [] : [other]}
      careful={wantsConfirming}
      note={(move) => <MoveNote of={move} />}
      untold={UNTOLD}
    >
      <Tabs
        of={[
          ["nation", t(seat === null ? "nation" : "yourNation", { name })],
          ["market", t("market")],
          ["others", t("others")],
        ]}
        asked={asked}
      />
      <div class="f-table">
        <Part on="others" class="f-others opponents" label={t("others")}>
          {view.nations.map((_, other) => other !== main && <Opponent key={other} seat={other} />)}
        </Part>
        <Part on="market" class="f-market" label={t("market")}>
          <Market />
        </Part>
        <Part on="nation market" class="f-own sheet" label={t("nation", { name })}>
          <Own />
        </Part>
      </div>
    </Frame>
  );
}

/** The reader's own nation, with the tokens in hand and the tile that is laid. */
function Own() {
  const { view, seat, main, question } = useHold<Founders>();
  const own = view.nations[main];
  if (!own) return null;
  const active = view.active === main;
  const laying = question?.choice === "LayStart" ? own.picked[1] : active ? view.tile : "";
  return (
    <Nation seat={main} laying={laying ?? ""} roomy>
      <NationStanding seat={main} />
      <Hand seat={main} own={seat !== null} />
      {laying && (
        <span class="f-laying">
          {t("placing")}
          <TileDrawing of={laying} />
        </span>
      )}
      {view.bought && active && (
        <span class="f-bought">
          {t("bought")} <Resource of={view.bought} word />
        </span>
      )}
    </Nation>
  );
}
