import { say } from "../../i18n";
import { useInspect } from "../shared/touch";
import { CardFace } from "./CardFace";
import { cardOf } from "./content";
import { isWordy } from "./effects";
import { pointing, useHold } from "./hold";
import { Uses } from "./Uses";

interface Props {
  of: string;
  /** What it can be used for in an action; without these a click on the card is the move. */
  uses?: readonly string[];
  /** Chosen, while the others still choose. */
  kept?: boolean;
  note?: string;
}

/** A card in full, in a hand or in the open; lit where a click on it is a move. */
export function HandCard({ of, uses = [], kept = false, note }: Props) {
  const hold = useHold();
  const { swallow, handlers } = useInspect(() => hold.inspect(of));
  const named = hold.byCard.get(of) ?? [];
  const move = uses.length ? undefined : named[0];
  const verb = uses.length ? undefined : asked(hold.question?.moves.map((one) => one.verb));
  const act = (event: Event) => {
    if (swallow()) return;
    if (move) hold.choose(move, event.currentTarget as Element);
    else if (verb && named.length === 0) hold.why(`${verb} ${of}`);
    else hold.inspect(of);
  };
  const point = pointing(hold, move);
  return (
    <li
      class={`s-held ${kept ? "s-kept" : ""} ${isWordy(cardOf(of)) ? "s-wordy" : ""}`}
      data-thing={of}
      data-from={`deck:${cardOf(of).deck}`}
    >
      {/* Its signs have tips of their own, which a real button would not allow. */}
      <div
        role="button"
        tabIndex={0}
        class={`s-face ${move ? "s-lit" : ""}`}
        aria-pressed={kept || undefined}
        data-move={move?.notation}
        {...handlers}
        {...point}
        onPointerLeave={(event) => {
          handlers.onPointerLeave();
          point.onPointerLeave?.(event);
        }}
        onClick={act}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          act(event);
        }}
      >
        {move && <span class="spoken">{say(move.label)}. </span>}
        <CardFace of={of} />
      </div>
      {note && <span class="s-held-note">{note}</span>}
      {uses.length > 0 && <Uses card={of} verbs={uses} />}
    </li>
  );
}

// The verbs that name a card of one's hand or of the table.
const NAMING: ReadonlySet<string> = new Set(["take", "discard", "hide", "build", "raze_hand"]);

/** The verb by which the question asks for a card, if it asks for one. */
function asked(verbs: readonly string[] | undefined): string | undefined {
  return verbs?.find((verb) => NAMING.has(verb));
}
