import { Icon } from "../../ui";
import { relicOf } from "./content";
import { emblemOf, pieces } from "./emblems";
import { partyName } from "./naming";
import { useTable } from "./table";
import { book, word } from "./texts";
import "./Pieces.css";

type Kind = "governor" | "shadow" | "farm" | "tower" | "scavenger";

/** A piece of a party: told apart by shape, colour and the number of its seat. */
export function Piece({ kind, party }: { kind: Kind; party: number }) {
  const { view, seats } = useTable();
  const text = `${word(`piece.${kind}`)}, ${partyName(seats, party, view)}`;
  return (
    <span
      class={`d-piece d-${kind}`}
      style={{ "--c": `var(--seat-${party})` }}
      role="img"
      aria-label={text}
      data-tip={text}
    >
      <Icon of={pieces[kind]} />
    </span>
  );
}

/** A relic tile: the colour of its relic and the number of its piece. */
export function RelicFace({ of }: { of: string }) {
  const relic = relicOf(of);
  const name = book.name(relic.id);
  return (
    <span
      class="d-relic"
      style={{ "--c": `var(--island-${relic.colour})` }}
      role="img"
      aria-label={name}
      data-tip={name}
    >
      <Icon of={emblemOf(relic)} />
      <b>{relic.piece}</b>
    </span>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [7, 12],
    [7, 18],
    [17, 6],
    [17, 12],
    [17, 18],
  ],
};

/** A die with its pips. */
export function Die({ colour, value }: { colour: string; value: number }) {
  return (
    <svg class="d-die" viewBox="0 0 24 24" data-colour={colour} aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.1" />
      ))}
    </svg>
  );
}
