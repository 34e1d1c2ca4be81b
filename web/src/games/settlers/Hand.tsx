import { Hand } from "../../board";
import type { PlayerView, Verb } from "../../wire/settlers";
import { HandCard } from "./HandCard";
import { handAsked } from "./moves";
import { partyName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";

/** The hand of the large empire: each card with what it can be used for. */
export function OwnHand({ of }: { of: PlayerView }) {
  const { question, view, seat, seats, main } = useTable();
  const own = seat !== null;
  // In a question that asks for a card the card itself is the answer.
  const acting = own && (question ? question.choice === "TakeTurn" : view.phase === "action" && !of.passed);
  return (
    <Hand
      title={own ? t("hand") : t("hand.of", { name: partyName(seats, main, false) })}
      count={of.hand_size}
      asked={question !== null && handAsked(question, of)}
      empty={
        own || of.hand_size === 0
          ? t("hand.empty")
          : t("hand.count", { count: of.hand_size, common: of.hand_common, faction: of.hand_faction })
      }
      on="empire table"
    >
      {of.hand.map((card) => (
        <HandCard key={card} of={card} uses={acting ? ((view.purposes[card] ?? []) as Verb[]) : []} />
      ))}
    </Hand>
  );
}
