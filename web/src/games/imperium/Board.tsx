import { useMemo } from "preact/hooks";
import { Cards, Frame, Hand, Part, Tabs } from "../../board";
import { nameOfSeat } from "../../ui/SeatName";
import type { Imperium } from "../../wire/imperium";
import type { BoardProps } from "../board";
import { Area } from "./Area";
import { Civ } from "./Civ";
import { Course } from "./Course";
import { HeldCard } from "./HeldCard";
import { Market } from "./Market";
import { movesByCard, movesInHand, offeredBy, partAsked, seatsAsked } from "./moves";
import { Nations } from "./Nations";
import { MoveNote } from "./Note";
import { Rival } from "./Opponent";
import { Realm } from "./Realm";
import { Sides } from "./Sides";
import { OnTable } from "./table";
import { t } from "./texts";
import "./Board.css";

/** The table of Imperium: the others, the market, the reader's realm with their cards in play, and their hand. */
export function Board(props: BoardProps<Imperium>) {
  const { view, seat, seats, question, log } = props;
  const main = seat ?? 0;
  const byCard = useMemo(() => movesByCard(question), [question]);
  const offered = useMemo(() => offeredBy(question, view, main), [question, view, main]);
  const own = view.players[main];
  if (!own) return null;
  const asked = partAsked(question, view, main);
  const ofHand = movesInHand(own, byCard, view.alike);
  const name = nameOfSeat(main, seats);
  const others = t(view.seats === 1 ? "civ.short" : "part.others");
  const begun = view.round > 0;
  const choosing = question?.moves.some((move) => move.verb === "nation") || (!begun && !own.nation);
  return (
    <OnTable.Provider value={{ byCard, log }}>
      <Frame
        of={props}
        class="imperium"
        asked={asked}
        first="own"
        open={seatsAsked(question, view, main)}
        note={(move) => <MoveNote of={move} />}
      >
        <Tabs
          of={[
            ["own", seat === null ? t("realm.of", { name }) : t("part.own")],
            ["market", t("part.market")],
            ["others", others],
          ]}
          asked={asked}
        />
        <div class="i-table">
          <div class="i-common">
            <div class="i-upper">
              <Course />
              {offered.length > 0 && (
                <Part on="own market others" class="i-offered sheet" label={t("offered")}>
                  <h3>{t("offered")}</h3>
                  <Cards>
                    {offered.map((card) => (
                      <HeldCard key={card} of={card} />
                    ))}
                  </Cards>
                </Part>
              )}
              <Part on="others" class="opponents" label={others}>
                {begun && view.players.map((_, one) => one !== main && <Rival key={one} seat={one} />)}
                {view.civ && <Civ />}
              </Part>
              <Part on="market" class="i-middle" label={t("part.market")}>
                {choosing ? <Nations /> : begun ? <Market /> : <Sides of={own.nation} />}
              </Part>
            </div>
            {begun && !view.over && (
              <Hand
                title={seat === null ? t("hand.of", { name }) : t("hand")}
                count={own.hand_size}
                asked={own.hand.some((card) => byCard.has(card))}
                empty={own.hand_size === 0 ? t("hand.empty") : t("hand.count", { count: own.hand_size })}
                on="own"
              >
                {own.hand.map((card) => (
                  <HeldCard
                    key={card}
                    of={card}
                    moves={ofHand.get(card)}
                    wish={question?.choice === "TakeTurn" ? `play ${card}` : undefined}
                  />
                ))}
              </Hand>
            )}
          </div>
          {begun && (
            <Part on="own" class="i-own sheet" label={t("realm.of", { name })}>
              <Realm of={own} seat={main} />
              <Area of={own} />
            </Part>
          )}
        </div>
      </Frame>
    </OnTable.Provider>
  );
}
