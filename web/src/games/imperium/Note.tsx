import { Note } from "../../board";
import type { Move } from "../../net/moment";
import type { Imperium } from "../../wire/imperium";
import { cardOf, isCard } from "./content";
import { sentences, TokensRow } from "./Mark";
import { previewOf } from "./moves";
import { amountName } from "./naming";
import { t } from "./texts";

/** What the move that the reader points at costs, does and surely brings. */
export function MoveNote({ of }: { of: Move<Imperium> }) {
  const preview = previewOf(of);
  const card = of.words[0] ?? "";
  if (!preview || !isCard(card)) return null;
  const { costs = {}, brings = {}, free } = preview;
  const uses = of.verb === "exhaust";
  return (
    <Note>
      {uses && sentences(cardOf(card)).map((sentence, place) => <p key={place}>{sentence}</p>)}
      <p>{free ? t("say.free") : t("say.costs", { amount: amountName(uses ? "exhaust" : "action", 1) })}</p>
      {Object.keys(costs).length > 0 && (
        <p>
          {t("say.pays")} <TokensRow of={costs} />
        </p>
      )}
      {Object.keys(brings).length > 0 && (
        <p class="good">
          {t("say.brings")} <TokensRow of={brings} />
        </p>
      )}
    </Note>
  );
}
