import type { ComponentChildren } from "preact";
import type { AnyGame } from "../net/moment";
import { LookButton } from "./Look";
import { Thing } from "./Thing";
import { type Use, Uses } from "./Uses";
import type { ThingOf } from "./useThing";
import "./Cards.css";

interface Props<Game extends AnyGame> extends ThingOf<Game> {
  /** The word that names the card, and where it may have come from. */
  id: string;
  from?: string;
  title: string;
  /** What it can be used for; without these a click on the card is the move. */
  uses?: readonly Use<Game>[];
  /** Chosen, while others still choose. */
  kept?: boolean;
  /** What stands below it. */
  note?: string | undefined;
  class?: string;
  /** Its face. */
  children: ComponentChildren;
}

/** A card in full, in a hand, a market or a pile that is looked through; lit where a click on it is a move. */
export function CardThing<Game extends AnyGame = AnyGame>({
  id,
  from,
  title,
  uses = [],
  kept,
  note,
  class: more = "",
  children,
  ...thing
}: Props<Game>) {
  const lit = thing.move !== undefined || Boolean(thing.moves?.length);
  return (
    <li class={`held ${more}`} data-thing={id} data-from={from} data-kept={kept}>
      {/* Its signs have tips of their own. */}
      <Thing as="div" class="held-face" aria-pressed={kept || undefined} {...thing}>
        {children}
      </Thing>
      {lit && thing.look && <LookButton title={title} of={thing.look} />}
      {note && <span class="held-note">{note}</span>}
      {uses.length > 0 && <Uses of={title} ways={uses} />}
    </li>
  );
}

/** Cards side by side; more than there is room for scroll. */
export function Cards({ children }: { children: ComponentChildren }) {
  return <ul class="cards">{children}</ul>;
}
