import { say } from "../../i18n";
import { Icon } from "../../ui";
import { goodEmblem } from "./emblems";
import { Amount } from "./Good";
import { pointing, useHold } from "./hold";
import { goodName } from "./naming";
import { t } from "./texts";

// What two workers bring; a card is drawn from either deck.
const GOODS = ["wood", "stone", "food", "common_card", "faction_card"] as const;

/** The action printed on every board: two workers for a good. */
export function Spending() {
  const hold = useHold();
  return (
    <fieldset class="s-spending" aria-label={t("spend")}>
      <span data-tip={t("spend")} aria-hidden="true">
        <Amount of="worker" count={2} />→
      </span>
      {GOODS.map((good) => {
        const notation = `spend ${good}`;
        const move = hold.moves.get(notation);
        return (
          <button
            key={good}
            type="button"
            class={`s-spend ${move ? "s-lit" : ""}`}
            data-good={good}
            data-tip={t("spend.one", { good: goodName(good) })}
            aria-label={move ? say(move.label) : t("spend.one", { good: goodName(good) })}
            aria-disabled={!move}
            data-move={move?.notation}
            onClick={(event) => {
              if (move) hold.choose(move, event.currentTarget);
              else if (hold.question) hold.why(notation);
            }}
            {...pointing(hold, move)}
          >
            <Icon of={goodEmblem(good)} />
          </button>
        );
      })}
    </fieldset>
  );
}
