import history from "icon:archive-register";
import deckIcon from "icon:card-draw";
import pile from "icon:card-pickup";
import nationIcon from "icon:crown";
import crown from "icon:jewel-crown";
import develop from "icon:scroll-unfurled";
import journey from "icon:walking-boot";
import { Icon, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { DevelopmentView, PlayerView } from "../../wire/imperium";
import { nationEmblem, signOf } from "./emblems";
import { cardName, nationName, tokensName } from "./naming";
import { PileButton } from "./Pile";
import { Purse } from "./Purse";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Realm.css";

/** What a player has besides their cards in play: nation and state, tokens, their piles and how far they are. */
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
        {of.crowned && (
          <span class="i-crowned" data-tip={t("crowned")}>
            <Icon of={crown} />
            <span class="spoken">{t("crowned")}</span>
          </span>
        )}
        <span class="i-state" data-state={of.state} data-tip={word(`state.tip.${of.state}`)}>
          <Icon of={signOf("state", of.state)} /> {title(`noun.state.${of.state}`)}
        </span>
      </p>
      <Purse of={of} />
      <Piles of={of} own={seat === main} />
      <Ahead of={of} />
    </div>
  );
}

/** How far it is to the next reshuffle and to what that brings, and what the nation is worth. */
function Ahead({ of }: { of: PlayerView }) {
  const nation = nationCards(of);
  const said = [
    of.deck === 0 ? t("deck.empty") : t("deck.left", { count: of.deck }),
    ...(of.accession ? [t("accession.left", { count: nation })] : []),
    ...(of.state === "empire" && of.can_develop ? [t("development.next")] : []),
    t("hand.limit", { count: of.hand_limit }),
    ...(of.market_token && !of.market_token.progress
      ? [t("market.adds", { amount: tokensName(of.market_token) })]
      : []),
  ];
  return (
    <ul class="i-ahead">
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {of.certain && (
        <li data-tip={t("points.tip")}>
          <b>{t("points.now", { count: of.points ?? 0 })}</b> · {t("unrest.own", { count: of.unrest ?? 0 })}
        </li>
      )}
    </ul>
  );
}

/** The cards of a nation deck, the accession card below it among them: each reshuffle takes one. */
const nationCards = (of: PlayerView): number => (of.nation_deck ?? 0) + (of.accession ? 1 : 0);

/** What it costs to develop a card now; a quest has no price. */
const priceOf = ({ cost, payable }: DevelopmentView): string =>
  Object.keys(cost).length === 0
    ? ""
    : t(payable ? "price.payable" : "price.dear", { amount: tokensName(cost) });

/** The piles of a player, each with what it is worth knowing of it. */
export function Piles({ of, own }: { of: PlayerView; own: boolean }) {
  const { moves } = useTable();
  const nation = nationCards(of);
  const development = of.development ?? [];
  const wayfarers = of.journey ?? [];
  return (
    <ul class="i-piles" aria-label={t("piles")}>
      <li>
        <PileButton name={t("deck")} icon={deckIcon} count={of.deck} source={own ? "deck:own" : undefined} />
      </li>
      <li>
        <PileButton name={t("discard")} icon={pile} count={of.discard.length} cards={of.discard} />
      </li>
      {nation > 0 && (
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
            notes={new Map(development.map((one) => [one.card, priceOf(one)]))}
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
      {wayfarers.length > 0 && (
        <li>
          <PileButton name={t("journey")} icon={journey} count={wayfarers.length} cards={wayfarers} />
        </li>
      )}
    </ul>
  );
}
