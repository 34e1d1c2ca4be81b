import { say } from "../../i18n";
import { Icon } from "../../ui";
import { dealOf, featOf } from "./content";
import { deckEmblem } from "./emblems";
import { Good } from "./Good";
import { pointing, useHold } from "./hold";
import { cardName, goodName } from "./naming";
import { Place } from "./Place";
import { book, t, title } from "./texts";

/** The virtual player of the solo game: his locations of the round, his attack row, what he has collected. */
export function Virtual() {
  const hold = useHold();
  const { view, main } = hold;
  const virtual = view.players.find((player) => player.virtual);
  const own = view.players[main];
  if (!virtual || !own) return null;
  const places = virtual.rows.flatMap((row) => [...row.faction, ...row.common]);
  return (
    <div class="s-virtual">
      <div class="s-virtual-cards">
        <h3>
          {t("automa.virtual")} · {t("virtual.cards")}
        </h3>
        <ul class="s-row-places">
          {places.map((location) => (
            <Place key={location.card} of={location} />
          ))}
          {places.length === 0 && <li class="s-none">{t("virtual.none")}</li>}
        </ul>
      </div>
      <div class="s-attack">
        <h3 data-tip={t("attack.text")}>{t("attack.row")}</h3>
        <ol class="s-targets" aria-label={t("attack.row")}>
          {virtual.deals.map((deal, place) => {
            const move = hold.byCard.get(deal.card)?.[0];
            const text = t("attack.target", { good: goodName(dealOf(deal.card)) });
            return (
              <li key={deal.card} data-thing={deal.card} data-from="deck:attack">
                <button
                  type="button"
                  class={`s-target ${place === 0 ? "s-target-first" : ""} ${move ? "s-lit" : ""}`}
                  aria-label={move ? say(move.label) : place === 0 ? `${text}, ${t("attack.first")}` : text}
                  data-tip={place === 0 ? `${text}, ${t("attack.first")}` : text}
                  data-move={move?.notation}
                  onClick={() => move && hold.choose(move)}
                  {...pointing(hold, move)}
                >
                  <Good of={dealOf(deal.card)} />
                </button>
              </li>
            );
          })}
          {virtual.deals.length === 0 && <li class="s-none">{t("attack.none")}</li>}
        </ol>
        <p
          class="s-attack-deck"
          data-thing="deck:attack"
          data-tip={t("deck", { deck: title("noun.deck.attack"), count: view.attack_deck })}
        >
          <Icon of={deckEmblem("attack")} /> {view.attack_deck}
          <span class="spoken">
            {t("deck", { deck: title("noun.deck.attack"), count: view.attack_deck })}
          </span>
        </p>
      </div>
      <div class="s-race">
        <h3>{title("view.collected")}</h3>
        <p class="s-race-score" data-tip={view.collected.map(cardName).join(", ") || t("virtual.none")}>
          <b data-ahead={view.ahead}>{own.faction_locations}</b> : <b>{view.collected.length}</b>
        </p>
        <p>{t("race", { own: own.faction_locations, his: view.collected.length })}</p>
        <p class={view.ahead ? "s-good-news" : "s-soft"}>
          {view.ahead && view.feat
            ? t("race.ahead", { feat: book.name(featOf(view.feat).id) })
            : t(view.over ? "race.lost" : "race.behind")}
        </p>
      </div>
    </div>
  );
}
