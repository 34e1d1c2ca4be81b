import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { fetched, wordsOf } from "../../../net/resource";
import { Button, Icon } from "../../../ui";
import { Fetched } from "../../../ui/Fetched";
import { glass } from "../../../ui/signs";
import type { CivAccount, CivCards } from "../../../wire/imperium";
import type { GameWords } from "../../../wire/messages";
import { type Category, cardOf, groundOf } from "../content";
import { bannerEmblem, cardEmblem } from "../emblems";
import { cardName } from "../naming";
import { t, title } from "../texts";
import { found } from "./cards";
import { findCards } from "./session";

const CATEGORIES: readonly Category[] = ["region", "tradition", "civilised", "vassal", "fame"];

interface Props {
  of: CivAccount;
  /** deck: any card that the C.I.V. may have; market: common cards. */
  from: "deck" | "market";
  /** What stands for no card; without it one has to be picked. */
  none?: string | undefined;
  onPick(card: string): void;
}

/** Find a card with few taps: what is likely first, then by category or by name in either language. */
export function CardPicker(props: Props) {
  const { facts, box, taken } = props.of;
  const cards = useMemo(
    () => fetched(() => findCards(props.of)),
    [JSON.stringify([facts.nation, facts.market, box, taken])],
  );
  return (
    <Fetched resource={wordsOf("imperium")}>
      {(words) => (
        <Fetched resource={cards}>{(known) => <Picker {...props} words={words} known={known} />}</Fetched>
      )}
    </Fetched>
  );
}

function Picker({ from, none, onPick, words, known }: Props & { words: GameWords; known: CivCards }) {
  const search = useSignal("");
  const category = useSignal<Category | null>(null);
  const wanted = (cards: readonly string[]) => found(cards, category.value, search.value, words, cardName);
  const typed = search.value.trim().length > 1;
  return (
    <div class="b-picker">
      <div class="b-picker-quick">
        {from === "deck" && (
          <Button class="b-big" icon={bannerEmblem("unrest")} onClick={() => onPick(known.unrest)}>
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
        <Group head={t("beside.common")} cards={wanted(known.market)} onPick={onPick} />
      ) : (
        <>
          <Group head={t("beside.taken")} cards={wanted(known.taken)} onPick={onPick} />
          <Group head={t("beside.its")} cards={wanted(known.own)} onPick={onPick} />
          <Group head={t("beside.common")} cards={wanted(known.common)} onPick={onPick} />
          {typed && <Group head={t("beside.foreign")} cards={wanted(known.foreign)} onPick={onPick} />}
        </>
      )}
    </div>
  );
}

interface GroupProps {
  head: string;
  cards: readonly string[];
  onPick(card: string): void;
}

function Group({ head, cards, onPick }: GroupProps) {
  if (!cards.length) return null;
  return (
    <section class="b-group" aria-label={head}>
      <h3>{head}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <button
              type="button"
              class="b-card"
              style={{ "--ground": groundOf(cardOf(card)) }}
              onClick={() => onPick(card)}
            >
              <Icon of={cardEmblem(card)} /> <span>{cardName(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
