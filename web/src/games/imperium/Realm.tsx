import history from "icon:archive-register";
import deckIcon from "icon:card-draw";
import pile from "icon:card-pickup";
import nationIcon from "icon:crown";
import develop from "icon:scroll-unfurled";
import { Counter } from "../../board";
import { Icon, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { PlayerView } from "../../wire/imperium";
import { RESOURCES } from "./content";
import { nationEmblem, signOf } from "./emblems";
import { amountName, cardName, nationName } from "./naming";
import { PileButton } from "./Pile";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Realm.css";

/** What a player has besides his cards in play: nation and state, tokens, his piles and how far they are. */
export function Realm({ of, seat }: { of: PlayerView; seat: number }) {
  const { seats, main } = useTable();
  return (
    <div class="i-realm">
      <p class="i-realm-head">
        {of.nation && <Icon of={nationEmblem(of.nation)} class="i-realm-emblem" />}
        <span>
          <b>{nationName(of.nation)}</b>
          <small>
            <SeatMark seat={seat} /> {nameOfSeat(seat, seats)}
          </small>
        </span>
        <span class="i-state" data-state={of.state} data-tip={word(`state.tip.${of.state}`)}>
          <Icon of={signOf("state", of.state)} /> {word(`noun.state.${of.state}`)}
        </span>
      </p>
      <ul class="counters" aria-label={t("tokens")}>
        {[
          ...RESOURCES.map((token) => [token, of.tokens[token] ?? 0] as const),
          ["action", of.actions] as const,
          ["exhaust", of.exhausts] as const,
        ].map(([token, count]) => (
          <Counter
            key={token}
            of={token}
            icon={signOf("token", token)}
            name={word(`noun.token.${token}`)}
            count={count}
            tip={amountName(token, count)}
          />
        ))}
      </ul>
      <Piles of={of} own={seat === main} />
      {of.certain && (
        <p class="i-worth" data-tip={t("points.tip")}>
          {t("points.now", { count: of.points ?? 0 })} · {t("unrest.own", { count: of.unrest ?? 0 })}
        </p>
      )}
    </div>
  );
}

/** The piles of a player, each with what it is worth knowing of it. */
export function Piles({ of, own }: { of: PlayerView; own: boolean }) {
  const { moves } = useTable();
  const toGo = of.deck === 0 ? t("deck.empty") : t("deck.left", { count: of.deck });
  const nation = (of.nation_deck ?? 0) + (of.accession ? 1 : 0);
  const development = of.development ?? [];
  return (
    <ul class="i-piles" aria-label={t("piles")}>
      <li>
        <PileButton name={t("deck")} icon={deckIcon} count={of.deck} tip={toGo} source="deck:own" />
      </li>
      <li>
        <PileButton name={t("discard")} icon={pile} count={of.discard.length} cards={of.discard} />
      </li>
      {(nation > 0 || of.accession) && (
        <li>
          <PileButton
            name={t("nation")}
            icon={nationIcon}
            count={nation}
            cards={of.accession ? [of.accession] : []}
            tip={of.accession ? t("accession.tip", { card: cardName(of.accession) }) : ""}
            barred={of.nation_barred ?? false}
            move={own ? moves.get("refresh_nation") : undefined}
          />
        </li>
      )}
      {(development.length > 0 || of.can_develop) && (
        <li>
          <PileButton
            name={t(of.can_develop ? "development" : "quests")}
            icon={develop}
            count={development.length}
            cards={development.map((one) => one.card)}
            tip={
              of.can_develop
                ? t("development.tip", { count: development.filter((one) => one.payable).length })
                : ""
            }
            barred={of.development_barred ?? false}
            move={own ? moves.get("refresh_development") : undefined}
          />
        </li>
      )}
      <li>
        <PileButton
          name={t(of.sunken ? "sunken" : "history")}
          icon={history}
          count={of.history_size}
          cards={of.history}
        />
      </li>
    </ul>
  );
}
