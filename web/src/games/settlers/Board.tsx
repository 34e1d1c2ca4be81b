import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Frame, Part, Tabs } from "../../board";
import type { Happening, Settlers } from "../../wire/settlers";
import type { BoardProps } from "../board";
import { Empire } from "./Empire";
import { OwnHand } from "./Hand";
import { Lookout } from "./Lookout";
import { movesByCard, type Placing, partAsked, partiesAsked, placings } from "./moves";
import { MoveNote } from "./Note";
import { partyName } from "./naming";
import { Opponent } from "./Opponent";
import { Stock } from "./Stock";
import { Track } from "./Track";
import { OnTable } from "./table";
import { t } from "./texts";
import { Virtual } from "./Virtual";
import "./Board.css";

// What is built is told already.
const UNTOLD: ReadonlySet<Happening> = new Set<Happening>(["laid"]);

/** The table of Settlers: the others, the middle with its open cards, the reader's empire and hand. */
export function Board(props: BoardProps<Settlers>) {
  const { view, seat, seats, question } = props;
  const main = seat ?? 0;
  const placing = useSignal<Placing | null>(null);
  const byCard = useMemo(() => movesByCard(question, placing.value), [question, placing.value]);
  useEffect(() => {
    placing.value = null;
  }, [question?.number, question?.choice]);

  const own = view.players[main];
  if (!own) return null;
  const asked = partAsked(question, view, main);
  const name = partyName(seats, main, false);
  const others = t(view.seats === 1 ? "automa.virtual" : "part.others");
  const cards = {
    byCard,
    placings: placings(question),
    placing: placing.value,
    take(wanted: Placing | null) {
      placing.value = wanted;
    },
  };
  return (
    <OnTable.Provider value={cards}>
      <Frame
        of={props}
        class="settlers"
        asked={asked}
        first="empire"
        open={partiesAsked(question, view, main)}
        note={(move) => <MoveNote of={move} />}
        untold={UNTOLD}
      >
        <Tabs
          of={[
            ["empire", seat === null ? t("empire", { name }) : t("part.empire")],
            ["table", t("part.table")],
            ["others", others],
          ]}
          asked={asked}
        />
        <div class="s-table" data-setup={view.round === 0}>
          <Part on="table" class="s-middle-part" label={t("part.table")}>
            <Track />
            <Lookout />
          </Part>
          <Part on="others" class="opponents" label={others}>
            {view.seats === 1 ? (
              <Virtual />
            ) : (
              view.players.map((_, party) => party !== main && <Opponent key={party} party={party} />)
            )}
          </Part>
          <Part on="empire" class="s-own sheet" label={t("empire", { name })}>
            <Empire of={own} party={main} own />
          </Part>
          {view.round > 0 && !view.over && (
            <div class="s-bottom">
              <Part on="empire table" class="s-mine" label={t("stock.of", { name })}>
                <Stock of={own} party={main} small />
              </Part>
              <OwnHand of={own} />
            </div>
          )}
        </div>
      </Frame>
    </OnTable.Provider>
  );
}
