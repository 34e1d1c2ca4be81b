import { Card, CardThing, Entry, Inspect, type Use } from "../../board";
import type { Notation } from "../../net/moment";
import type { Daimyo, Verb } from "../../wire/daimyo";
import { heroOf } from "./content";
import { emblemOf } from "./emblems";
import { Good, sentences } from "./Good";
import { heroName } from "./naming";
import { bendTexts, reachText } from "./reach";
import { useTable } from "./table";
import { book, t, word } from "./texts";
import "./HeroCard.css";

interface FaceProps {
  of: string;
  size?: "hand" | "inspect";
}

/** A hero: price at the top left, the power that dice have to make, and what it does. */
export function HeroFace({ of, size = "hand" }: FaceProps) {
  const hero = heroOf(of);
  return (
    <Card
      title={book.name(hero.id)}
      emblem={emblemOf(hero)}
      ground={`var(--${hero.clan || (hero.aggressive ? "aggressive" : "hero")})`}
      size={size}
      cost={
        <span class="d-price" data-tip={t("price", { gold: hero.cost })}>
          <span class="spoken">{t("price", { gold: hero.cost })}. </span>
          <span aria-hidden="true">
            {hero.cost}
            <Good of="gold" />
          </span>
        </span>
      }
      corner={
        <span class="d-power" data-tip={t("power.of", { power: hero.power })}>
          <span class="spoken">{t("power.of", { power: hero.power })}. </span>
          <b aria-hidden="true">{hero.power}</b>
        </span>
      }
      fields={
        hero.aggressive && (
          <b class="d-aggressive" data-tip={t("aggressive")}>
            !
          </b>
        )
      }
    >
      {sentences(hero.id).map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
    </Card>
  );
}

interface Props {
  of: string;
  /** The verbs that use it; without these a click on the card is the move. */
  uses?: readonly Verb[];
  wish?: Notation<Daimyo> | undefined;
  note?: string | undefined;
  ready?: boolean;
  from?: string;
}

/** A hero in a hand or in the market. */
export function HeroCard({ of, uses = [], wish, note, ready, from = "deck:heroes" }: Props) {
  const { named } = useTable();
  const ways: Use<Daimyo>[] = uses.map((verb) => ({ notation: `${verb} ${of}`, text: word(`use.${verb}`) }));
  return (
    <CardThing
      id={of}
      from={from}
      title={heroName(of)}
      moves={uses.length > 0 ? [] : named(["free", "discard", "hero", "buy_hero"], of)}
      wish={uses.length > 0 ? undefined : wish}
      look={() => <HeroInspect of={of} />}
      uses={ways}
      note={note}
      class={ready ? "d-ready" : "d-far"}
    >
      <HeroFace of={of} />
    </CardThing>
  );
}

/** A hero with all its parts. */
export function HeroInspect({ of }: { of: string }) {
  const { view } = useTable();
  const hero = heroOf(of);
  const reach = view.reach.find((one) => one.hero === of);
  return (
    <Inspect title={book.name(hero.id)} face={<HeroFace of={of} size="inspect" />} rules={hero.rules}>
      <Entry name={t("content.power")}>{hero.power}</Entry>
      <Entry name={t("content.cost")}>
        {hero.cost} <Good of="gold" />
      </Entry>
      <Entry name={t("effect")}>
        {sentences(hero.id).map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
      </Entry>
      {reach && (
        <Entry name={t("reach")}>
          {reachText(reach)}
          {bendTexts(reach).map((way) => (
            <p key={way}>{way}</p>
          ))}
          {reach.discards.length > 0 && (
            <p>
              {t("reach.discards", { count: reach.needs, names: reach.discards.map(heroName).join(", ") })}
            </p>
          )}
        </Entry>
      )}
      {hero.clan && <Entry name={t("content.clan")}>{book.name(hero.clan)}</Entry>}
    </Inspect>
  );
}
