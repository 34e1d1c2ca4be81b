import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
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
  /** True where there is little room and something else is asked: it folds itself away. */
  shy: boolean;
}

/** The hand: a row of cards, each with what it can be used for. */
export function Hand({ of, title, own, shy }: Props) {
  const { question, view } = useHold();
  // As the reader wants it, until something else is asked.
  const wanted = useSignal<boolean | null>(null);
  useEffect(() => {
    wanted.value = null;
  }, [shy]);
  const folded = wanted.value ?? shy;
  // In a question that asks for a card the card itself is the answer.
  const acting = own && (question ? question.choice === "TakeTurn" : view.phase === "action" && !of.passed);
  return (
    <section class="s-hand" aria-label={title} data-folded={folded} data-none={of.hand.length === 0}>
      <h3>
        <button
          type="button"
          aria-expanded={!folded}
          data-tip={t(folded ? "hand.show" : "hand.fold")}
          onClick={() => {
            wanted.value = !folded;
          }}
        >
          {title} <span class="s-count">{of.hand_size}</span> <Icon of={next} />
        </button>
      </h3>
      {folded ? null : of.hand.length > 0 ? (
        <ul class="s-cards">
          {of.hand.map((card) => (
            <HandCard key={card} of={card} uses={acting ? usesOf(card) : []} />
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
