import { CardThing } from "../../board";
import type { Move, Notation } from "../../net/moment";
import type { Imperium } from "../../wire/imperium";
import { CardFace, isWordy } from "./CardFace";
import { CardInspect } from "./Inspect";
import { cardName } from "./naming";
import { useTable } from "./table";

interface Props {
  of: string;
  from?: string;
  /** What it stands for, where that is not what names it. */
  moves?: readonly Move<Imperium>[] | undefined;
  /** The notation that a click would mean where it is not legal: a click asks why. */
  wish?: Notation<Imperium> | undefined;
  note?: string | undefined;
}

/** A card in full: in the hand, in the market, or laid out to choose from. */
export function HeldCard({ of, from = "deck:own", moves, wish, note }: Props) {
  const { byCard } = useTable();
  return (
    <CardThing
      id={of}
      from={from}
      title={cardName(of)}
      moves={moves ?? byCard.get(of) ?? []}
      wish={wish}
      look={() => <CardInspect of={of} />}
      note={note}
      class={isWordy(of) ? "i-wordy" : ""}
    >
      <CardFace of={of} />
    </CardThing>
  );
}
