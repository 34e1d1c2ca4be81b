import { Cards, Entry, Inspect, Thing } from "../../board";
import { Icon, SeatMark } from "../../ui";
import type { ObjectiveView } from "../../wire/daimyo";
import { objectiveOf } from "./content";
import { emblemOf } from "./emblems";
import { sentences } from "./Good";
import { HeroCard } from "./HeroCard";
import { partyName } from "./naming";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Market.css";

/** The hero market, the card that comes next, and the objectives. */
export function Market() {
  const { view } = useTable();
  return (
    <>
      <section class="d-market" aria-label={t("market")}>
        <h3>
          {t("market")} <small>{t("market.deck", { count: view.hero_deck })}</small>
        </h3>
        <Cards>
          {view.next_hero && (
            <HeroCard of={view.next_hero} note={t("market.next")} wish={`buy_hero ${view.next_hero}`} />
          )}
          {view.market.map((hero) => (
            <HeroCard key={hero} of={hero} wish={`buy_hero ${hero}`} ready />
          ))}
        </Cards>
      </section>
      {view.objectives.length > 0 && (
        <section class="d-objectives" aria-label={t("objectives")}>
          <h3>{t("objectives")}</h3>
          <ul>
            {view.objectives.map((one) => (
              <Objective key={one.objective} of={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** An objective: what it asks, who has its places, and how far everybody is. */
function Objective({ of }: { of: ObjectiveView }) {
  const { view, seats } = useTable();
  const card = objectiveOf(of.objective);
  const goal = card.condition.min;
  const taken = [of.first, of.second].filter((party) => party !== null);
  return (
    <li>
      <Thing
        as="div"
        class="d-objective"
        look={() => <ObjectiveInspect of={of.objective} />}
        data-colour={card.colour}
        data-open={of.open > 0}
      >
        <b>
          <Icon of={emblemOf(card)} /> {book.name(card.id)}
        </b>
        {sentences(card.id).map((sentence, place) => (
          <span key={place}>{sentence}</span>
        ))}
        <span class="d-progress">
          {of.progress.map((count, party) => (
            <span key={party} data-met={count >= goal} data-tip={partyName(seats, party, view)}>
              <SeatMark seat={party} label={partyName(seats, party, view)} /> {count}/{goal}
            </span>
          ))}
        </span>
        {taken.length > 0 && (
          <small>
            {t("objective.taken", { names: taken.map((party) => partyName(seats, party, view)).join(", ") })}
          </small>
        )}
      </Thing>
    </li>
  );
}

/** An objective with its rules. */
function ObjectiveInspect({ of }: { of: string }) {
  const card = objectiveOf(of);
  return (
    <Inspect title={book.name(card.id)} face={<Icon of={emblemOf(card)} />} rules={card.rules}>
      <Entry name={t("effect")}>
        {sentences(card.id).map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
      </Entry>
    </Inspect>
  );
}
