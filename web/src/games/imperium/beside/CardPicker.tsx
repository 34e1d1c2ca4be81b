import { useSignal } from "@preact/signals";
import { wordsOf } from "../../../net/resource";
import { Button, Icon } from "../../../ui";
import { Fetched } from "../../../ui/Fetched";
import { glass } from "../../../ui/signs";
import type { GameWords } from "../../../wire/messages";
import { type Card, type Category, cardOf, groundOf } from "../content";
import { bannerEmblem, cardEmblem } from "../emblems";
import { cardName } from "../naming";
import { t, title } from "../texts";
import { commonCards, foreignCards, found, nationCards, unrestOf } from "./cards";
import type { Session } from "./session";

const CATEGORIES: readonly Category[] = ["region", "tradition", "civilised", "vassal", "fame"];

interface Props {
  of: Session;
  /** deck: any card that the C.I.V. may have; market: common cards. */
  from: "deck" | "market";
  /** What stands for no card; without it one has to be picked. */
  none?: string | undefined;
  onPick(card: string): void;
}

/** Find a card with few taps: what is likely first, then by category or by name in either language. */
export function CardPicker(props: Props) {
  return <Fetched resource={wordsOf("imperium")}>{(words) => <Picker {...props} words={words} />}</Fetched>;
}

function Picker({ of: { box, facts, taken }, from, none, onPick, words }: Props & { words: GameWords }) {
  const search = useSignal("");
  const category = useSignal<Category | null>(null);
  const wanted = (cards: readonly Card[]) => found(cards, category.value, search.value, words, cardName);
  const typed = search.value.trim().length > 1;
  const common = wanted(commonCards(box, words));
  const own = wanted(nationCards(facts.nation, words));
  const lately = wanted([...new Set(taken)].map(cardOf));
  return (
    <div class="b-picker">
      <div class="b-picker-quick">
        {from === "deck" && (
          <Button class="b-big" icon={bannerEmblem("unrest")} onClick={() => onPick(unrestOf(box))}>
            {t("beside.unrest")}
          </Button>
        )}
        {none !== undefined && (
          <Button class="b-big" onClick={() => onPick("")}>
            {none}
          </Button>
        )}
      </div>
      <fieldset class="b-categories" aria-label={t("beside.which")}>
        {CATEGORIES.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={category.value === one}
            style={{ "--ground": `var(--sign-${one})` }}
            onClick={() => {
              category.value = category.value === one ? null : one;
            }}
          >
            <Icon of={bannerEmblem(one)} />
            {title(`noun.banner.${one}`)}
          </button>
        ))}
      </fieldset>
      <label class="b-search">
        <Icon of={glass} />
        <span class="spoken">{t("beside.search")}</span>
        <input
          type="search"
          class="field"
          placeholder={t("beside.search")}
          autocomplete="off"
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      </label>
      {from === "market" ? (
        <Group head={t("beside.common")} cards={common} onPick={onPick} />
      ) : (
        <>
          <Group head={t("beside.taken")} cards={lately} onPick={onPick} />
          <Group head={t("beside.its")} cards={own} onPick={onPick} />
          <Group head={t("beside.common")} cards={common} onPick={onPick} />
          {typed && (
            <Group
              head={t("beside.foreign")}
              cards={wanted(foreignCards(facts.nation, words))}
              onPick={onPick}
            />
          )}
        </>
      )}
    </div>
  );
}

interface GroupProps {
  head: string;
  cards: readonly Card[];
  onPick(card: string): void;
}

function Group({ head, cards, onPick }: GroupProps) {
  if (!cards.length) return null;
  return (
    <section class="b-group" aria-label={head}>
      <h3>{head}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              class="b-card"
              style={{ "--ground": groundOf(card) }}
              onClick={() => onPick(card.id)}
            >
              <Icon of={cardEmblem(card.id)} /> <span>{cardName(card.id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
