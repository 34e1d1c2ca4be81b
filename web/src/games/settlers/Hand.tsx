import { useSignal } from "@preact/signals";
import { Icon } from "../../ui";
import { next } from "../../ui/signs";
import type { PlayerView } from "../../wire/settlers";
import { HandCard } from "./HandCard";
import { useHold } from "./hold";
import { usesOf } from "./moves";
import { t } from "./texts";

interface Props {
  of: PlayerView;
  title: string;
  /** False where somebody else's hand is looked at. */
  own: boolean;
}

/** The hand: a row of cards, each with what it can be used for. */
export function Hand({ of, title, own }: Props) {
  const { question, view } = useHold();
  const folded = useSignal(false);
  // In a question that asks for a card the card itself is the answer.
  const acting = own && (question ? question.choice === "TakeTurn" : view.phase === "action" && !of.passed);
  return (
    <section class="s-hand" aria-label={title} data-folded={folded.value}>
      <h3>
        <button
          type="button"
          aria-expanded={!folded.value}
          data-tip={t(folded.value ? "hand.show" : "hand.fold")}
          onClick={() => {
            folded.value = !folded.value;
          }}
        >
          {title} <span class="s-count">{of.hand_size}</span> <Icon of={next} />
        </button>
      </h3>
      {folded.value ? null : of.hand.length > 0 ? (
        <ul class="s-cards">
          {of.hand.map((card) => (
            <HandCard key={card.card} of={card.card} uses={acting ? usesOf(card.card) : []} />
          ))}
        </ul>
      ) : (
        <p class="s-none">
          {own || of.hand_size === 0
            ? t("hand.empty")
            : t("hand.count", { count: of.hand_size, common: of.hand_common, faction: of.hand_faction })}
        </p>
      )}
    </section>
  );
}
