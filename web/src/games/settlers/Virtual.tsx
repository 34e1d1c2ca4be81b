import { Did, Thing } from "../../board";
import { listed } from "../../i18n";
import { Icon } from "../../ui";
import { dealOf, featOf } from "./content";
import { deckEmblem } from "./emblems";
import { Good } from "./Good";
import { cardName, goodName } from "./naming";
import { Place } from "./Place";
import { useTable } from "./table";
import { book, t, title } from "./texts";
import "./Virtual.css";

// Whose doing the log says it is.
const VIRTUAL = -2;

/** The virtual player of the solo game: its locations of the round, its attack row, what it has collected. */
export function Virtual() {
  const { view, main, byCard } = useTable();
  const virtual = view.players.find((player) => player.virtual);
  const own = view.players[main];
  if (!virtual || !own) return null;
  const places = virtual.rows.flatMap((row) => [...row.faction, ...row.common]);
  const attackDeck = t("deck", { deck: title("noun.deck.attack"), count: view.attack_deck });
  return (
    <div class="s-virtual sheet">
      <div>
        <h3>
          {t("automa.virtual")} · {t("virtual.cards")}
        </h3>
        <ul class="s-row-places">
          {places.map((location) => (
            <Place key={location.card} of={location} owner={view.seats} />
          ))}
          {places.length === 0 && <li class="none">{t("virtual.none")}</li>}
        </ul>
      </div>
      <div class="s-attack">
        <h3 data-tip={t("attack.text")}>{t("attack.row")}</h3>
        <ol class="s-targets" aria-label={t("attack.row")}>
          {virtual.deals.map((deal, place) => {
            const target = t("attack.target", { good: goodName(dealOf(deal.card)) });
            const text = place === 0 ? `${target}, ${t("attack.first")}` : target;
            return (
              <li key={deal.card} data-thing={deal.card} data-from="deck:attack">
                <Thing
                  class={`s-target ${place === 0 ? "s-target-first" : ""}`}
                  label={text}
                  moves={byCard.get(deal.card) ?? []}
                  data-tip={text}
                >
                  <Good of={dealOf(deal.card)} />
                </Thing>
              </li>
            );
          })}
          {virtual.deals.length === 0 && <li class="none">{t("attack.none")}</li>}
        </ol>
        <p class="s-attack-deck" data-source="deck:attack" data-tip={attackDeck}>
          <Icon of={deckEmblem("attack")} /> {view.attack_deck}
          <span class="spoken">{attackDeck}</span>
        </p>
      </div>
      <div class="s-race">
        <h3>{title("view.collected")}</h3>
        <p class="s-race-score" data-tip={listed(view.collected.map(cardName)) || t("virtual.none")}>
          <b class={view.ahead ? "good" : ""}>{own.faction_locations}</b> : <b>{view.collected.length}</b>
        </p>
        <p>{t("race", { own: own.faction_locations, his: view.collected.length })}</p>
        <p class={view.ahead ? "good" : "s-soft"}>
          {view.ahead && view.feat
            ? t("race.ahead", { feat: book.name(featOf(view.feat).id) })
            : t(view.over ? "race.lost" : "race.behind")}
        </p>
      </div>
      <Did doer={VIRTUAL} name={t("automa.virtual")} full />
    </div>
  );
}
