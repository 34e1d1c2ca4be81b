import { Frame, Hand, Part, Tabs } from "../../board";
import type { Daimyo } from "../../wire/daimyo";
import type { BoardProps } from "../board";
import { Centre } from "./Centre";
import { ClanBoard } from "./ClanBoard";
import { Empire } from "./Empire";
import { HeroCard } from "./HeroCard";
import { Island } from "./Island";
import { Market } from "./Market";
import { Mercenaries } from "./Mercenaries";
import { Mine } from "./Mine";
import { partAsked } from "./moves";
import { MoveNote } from "./Note";
import { partyName } from "./naming";
import { Rival } from "./Opponent";
import { reachText } from "./reach";
import { Setup } from "./Setup";
import { t } from "./texts";
import "./Board.css";

/** The table of Daimyo: the archipelago around its centre, the reader's clan board and heroes, market and opponents. */
export function Board(props: BoardProps<Daimyo>) {
  const { view, seat, seats, question } = props;
  const main = seat ?? 0;
  const own = view.players[main];
  if (!own) return null;
  const asked = partAsked(question, view);
  const name = partyName(seats, main, view);
  const choosing =
    view.round === 0 && (!own.clan || (question?.moves.some((move) => move.verb === "board") ?? false));
  const turn = question?.moves.some((move) => move.verb === "main" || move.verb === "end") ?? false;
  const buying = view.phase === "purchase";
  const offers = (
    <Part on="market" class="d-offers" label={t("part.market")}>
      <Market />
    </Part>
  );
  const hired = view.players.find((one) => one.kind === "mercenaries");
  const half = Math.ceil(view.islands.length / 2);
  return (
    <Frame of={props} class="daimyo" asked={asked} first="islands" note={(move) => <MoveNote of={move} />}>
      <Tabs
        of={[
          ["islands", t("part.islands")],
          ["clan", seat === null ? t("clan.of", { name }) : t("part.clan")],
          ["market", t("part.market")],
          ["others", t("part.others")],
        ]}
        asked={asked}
      />
      <div class="d-table">
        <Part on="others" class="opponents" label={t("part.others")}>
          {view.players.map((player) => player.party !== main && <Rival key={player.party} of={player} />)}
        </Part>
        {buying && offers}
        {choosing ? (
          <Part on="clan islands" class="d-choosing" label={t("clans")}>
            <Setup />
          </Part>
        ) : (
          <Part on="islands" class="d-sea" label={t("part.islands")}>
            <div class="d-shore">
              {view.islands.slice(0, half).map((island) => (
                <Island key={island.island} of={island} />
              ))}
            </div>
            <Centre />
            <div class="d-shore">
              {view.islands.slice(half).map((island) => (
                <Island key={island.island} of={island} />
              ))}
            </div>
            {view.empire && <Empire of={view.empire} />}
            {hired && <Mercenaries of={hired} />}
          </Part>
        )}
        {own.clan && (
          <Part on="clan" class="d-own sheet" label={t("clan.of", { name })}>
            <ClanBoard of={own} own />
          </Part>
        )}
        {!buying && offers}
        {!view.over && own.clan && (
          <div class="d-bottom">
            <Mine of={own} />
            <Hand
              title={seat === null ? t("hand.of", { name }) : t("hand")}
              count={own.hand_size}
              asked={
                turn || (question?.moves.some((move) => own.hand.includes(move.words[0] ?? "")) ?? false)
              }
              empty={own.hand_size === 0 ? t("hand.empty") : t("hand.count", { count: own.hand_size })}
              on="clan islands"
            >
              {own.hand.map((hero) => {
                const reach = view.reach.find((one) => one.hero === hero);
                return (
                  <HeroCard
                    key={hero}
                    of={hero}
                    uses={turn ? ["hero", "discard"] : []}
                    note={reach && turn ? reachText(reach) : undefined}
                    ready={reach?.ready === true && reach.needs === 0}
                  />
                );
              })}
            </Hand>
          </div>
        )}
      </div>
    </Frame>
  );
}
