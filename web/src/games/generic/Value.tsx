import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { say } from "../../i18n";
import { Chip } from "../../ui";
import { SeatName } from "../../ui/SeatName";
import type { GameWords, SeatInfo } from "../../wire/messages";
import { NO_WORDS } from "../board";
import { SquareMap } from "./SquareMap";
import {
  counted,
  fieldsOf,
  isCounts,
  isMap,
  isObject,
  isSeat,
  type Json,
  type JsonObject,
  labelOf,
  nameOf,
} from "./shape";

/** What the values of a view need to be named. */
export const Naming = createContext<{ words: GameWords; seats: readonly SeatInfo[] }>({
  words: NO_WORDS,
  seats: [],
});

function Thing({ word, count }: { word: string; count?: number | undefined }) {
  const { words } = useContext(Naming);
  return <Chip count={count}>{say(nameOf(words, word))}</Chip>;
}

/** Any value of a view, as small as it can be told. */
export function Value({ name, value }: { name: string; value: Json }) {
  const { seats } = useContext(Naming);
  if (isSeat(name, value)) return <SeatName seat={value} seats={seats} />;
  if (typeof value === "string") return <Thing word={value} />;
  if (typeof value === "number") return <b class="generic-number">{value}</b>;
  if (value === null || typeof value === "boolean") return null;
  if (Array.isArray(value)) return <List name={name} list={value} />;
  if (isCounts(value)) {
    const there = Object.entries(value).filter(([, count]) => count !== 0);
    return (
      <span class="generic-chips">
        {there.map(([word, count]) => (
          <Thing key={word} word={word} count={count} />
        ))}
      </span>
    );
  }
  return <Fields value={value} />;
}

function List({ name, list }: { name: string; list: Json[] }) {
  if (isMap(list)) return <SquareMap squares={list} />;
  if (list.every((one) => typeof one === "string")) {
    return (
      <span class="generic-chips">
        {counted(list).map(([word, count]) => (
          <Thing key={word} word={word} count={count > 1 ? count : undefined} />
        ))}
      </span>
    );
  }
  return (
    <ul class={list.some(isObject) ? "generic-cards" : "generic-chips"}>
      {list.map((one, place) => (
        // A view's lists have no other identity than their order.
        <li key={place} class={isObject(one) ? "generic-card" : ""}>
          <Value name={name} value={one} />
        </li>
      ))}
    </ul>
  );
}

interface FieldsProps {
  value: JsonObject;
  /** True for the table itself, whose parts get sheets of their own. */
  top?: boolean;
  without?: string;
}

/** Fields with their labels; what is merely so (`war: true`) is told by its label alone. */
export function Fields({ value, top = false, without = "" }: FieldsProps) {
  const { words } = useContext(Naming);
  const told = fieldsOf(value, top).filter(([key]) => key !== without);
  const wide = ([, one]: [string, Json]) => typeof one === "object";
  const field = ([key, one]: [string, Json]) => (
    <div key={key}>
      <dt>{say(labelOf(words, key))}</dt>
      <dd>{one === true ? <span aria-hidden="true">✓</span> : <Value name={key} value={one} />}</dd>
    </div>
  );
  const facts = told.filter((one) => !wide(one));
  const parts = told.filter(wide);
  return (
    <>
      {facts.length > 0 && <dl class="generic-facts">{facts.map(field)}</dl>}
      {parts.length > 0 && (
        <dl class={top ? "generic-parts generic-top" : "generic-parts"}>{parts.map(field)}</dl>
      )}
    </>
  );
}
