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
