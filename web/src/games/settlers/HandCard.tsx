import hammer from "icon:claw-hammer";
import flame from "icon:flame";
import gears from "icon:gears";
import hands from "icon:shaking-hands";
import { CardThing, type Use } from "../../board";
import type { Notation } from "../../net/moment";
import type { Settlers, Verb } from "../../wire/settlers";
import { CardFace } from "./CardFace";
import { cardOf } from "./content";
import { isWordy } from "./effects";
import { CardInspect } from "./Inspect";
import { cardName } from "./naming";
import { useTable } from "./table";
import { word } from "./texts";

const SIGNS: Readonly<Partial<Record<Verb, string>>> = {
  build: hammer,
  deal: hands,
  raze: flame,
  raze_hand: flame,
  activate: gears,
};

/** A verb as a way to use the thing that it is said of. */
export const wayOf = (
  verb: Verb,
  thing: string,
  notation: Notation<Settlers> = `${verb} ${thing}`,
): Use<Settlers> => ({
  notation,
  text: verb === "offer" ? word(`noun.good.${thing}`) : word(`use.${verb}`),
  icon: SIGNS[verb],
});

// The verbs that name a card of one's hand or of the table.
const NAMING: ReadonlySet<Verb> = new Set<Verb>(["take", "discard", "hide", "build", "raze_hand"]);

interface Props {
  of: string;
  /** The verbs that use it in an action; without these a click on the card is the move. */
  uses?: readonly Verb[];
  /** Only to be looked at, whatever is asked. */
  still?: boolean;
  /** Chosen, while the others still choose. */
  kept?: boolean;
  note?: string | undefined;
}

/** A card in full, in a hand or in the open. */
export function HandCard({ of, uses = [], still = false, kept = false, note }: Props) {
  const { byCard, question } = useTable();
  const using = uses.length > 0;
  const named = byCard.get(of) ?? [];
  const verb = question?.moves.find((move) => NAMING.has(move.verb))?.verb;
  return (
    <CardThing
      id={of}
      from={`deck:${cardOf(of).deck}`}
      title={cardName(of)}
      move={using ? undefined : named[0]}
      wish={using || still || !verb ? undefined : `${verb} ${of}`}
      look={() => <CardInspect of={of} />}
      uses={uses.map((use) => wayOf(use, of))}
      kept={kept}
      note={note}
      class={isWordy(cardOf(of)) ? "s-wordy" : ""}
    >
      <CardFace of={of} />
    </CardThing>
  );
}
