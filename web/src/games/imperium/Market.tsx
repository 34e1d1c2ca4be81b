import { Cards, Thing } from "../../board";
import { t as say } from "../../i18n";
import { Icon } from "../../ui";
import type { MarketView } from "../../wire/imperium";
import { bannerEmblem, signOf } from "./emblems";
import { HeldCard } from "./HeldCard";
import { TokensRow } from "./Mark";
import { amountName } from "./naming";
import { PileButton } from "./Pile";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Market.css";

/** The middle of the table: five cards with what lies on and under them, the decks, fame, unrest and exile. */
export function Market() {
  const { view } = useTable();
  return (
    <div class="i-market">
      <Stacks />
      <Cards>
        {view.market.map((slot, place) => (
          <Slot key={slot.card || place} of={slot} marker={view.civ ? place + 1 : 0} />
        ))}
      </Cards>
    </div>
  );
}

/** A slot: the card, its tokens above it, the unrest under it; in the solo game the number of the marker below it. */
function Slot({ of, marker }: { of: MarketView; marker: number }) {
  const { question } = useTable();
  const verb = question?.moves.find((move) => move.verb === "place" || move.verb === "take")?.verb;
  if (!of.card) return <li class="i-slot i-slot-empty">{t("slot.empty")}</li>;
  const unrest = of.unrest ?? 0;
  return (
    <li class="i-slot">
      <span class="i-on">
        {marker > 0 && (
          <span class="i-number" data-tip={t("civ.marker", { slot: marker })}>
            <span aria-hidden="true">{marker}</span>
            <span class="spoken">{t("civ.marker", { slot: marker })}</span>
          </span>
        )}
        {of.tokens && <TokensRow of={of.tokens} />}
        {unrest > 0 && (
          <span class="i-under" data-tip={t("slot.unrest")}>
            <Icon of={bannerEmblem("unrest")} /> <span aria-hidden="true">+{unrest}</span>
            <span class="spoken">{t("slot.unrest")}</span>
          </span>
        )}
      </span>
      <ul>
        <HeldCard of={of.card} from={`deck:${of.deck}`} wish={verb && `${verb} ${of.card}`} />
      </ul>
    </li>
  );
}

const MAIN = "main_deck";
const categoryOf = (deck: string): string => deck.replace("_deck", "");

/** Decks and piles in the middle, with their numbers. */
function Stacks() {
  const { view, moves } = useTable();
  return (
    <ul class="i-stacks" aria-label={t("stacks")}>
      {Object.entries(view.decks).map(([deck, count]) => (
        <li key={deck}>
          <Thing
            class="i-stack"
            move={moves.get(`top ${deck}`)}
            wish={`top ${deck}`}
            label={say("pair", { name: word(`noun.deck.${deck}`), value: amountName("card", count) })}
            data-source={`deck:${deck}`}
            data-tip={t(`deck.tip.${deck === MAIN ? "main" : "category"}`)}
          >
            <Icon of={deck === MAIN ? signOf("thing", "card") : bannerEmblem(categoryOf(deck))} />
            <span aria-hidden="true">
              {deck === MAIN ? t("main") : title(`noun.banner.${categoryOf(deck)}`)}
            </span>{" "}
            <b>{count}</b>
          </Thing>
        </li>
      ))}
      <li>
        <Thing
          class="i-stack i-stack-fame"
          label={t("fame.count", { count: view.fame_deck })}
          data-source="deck:fame_deck"
          data-tip={t("fame.tip", { side: view.king_side })}
        >
          <Icon of={bannerEmblem("fame")} />
          <span aria-hidden="true">{t("fame")}</span> <b>{view.fame_deck}</b>
        </Thing>
      </li>
      <li>
        <Thing
          class="i-stack i-stack-unrest"
          label={t("unrest.count", { count: view.unrest_pile })}
          data-source="deck:unrest_pile"
          data-tip={t("unrest.tip")}
        >
          <Icon of={bannerEmblem("unrest")} />
          <span aria-hidden="true">{t("unrest")}</span> <b>{view.unrest_pile}</b>
        </Thing>
      </li>
      <li>
        <PileButton
          name={t("exile")}
          icon={bannerEmblem("none")}
          cards={view.exile}
          count={view.exile.length}
        />
      </li>
    </ul>
  );
}
