import { Thing } from "../../board";
import { Icon } from "../../ui";
import { goodEmblem } from "./emblems";
import { Amount } from "./Good";
import { goodName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";
import "./Spending.css";

// What two workers bring; a card is drawn from either deck.
const GOODS = ["wood", "stone", "food", "common_card", "faction_card"] as const;

/** The action printed on every board: two workers for a good. */
export function Spending() {
  const { moves } = useTable();
  return (
    <fieldset class="s-spending" aria-label={t("spend")}>
      <span data-tip={t("spend")} aria-hidden="true">
        <Amount of="worker" count={2} />→
      </span>
      {GOODS.map((good) => {
        const text = t("spend.one", { good: goodName(good) });
        return (
          <Thing
            key={good}
            class="choice s-spend"
            style={{ "--c": `var(--sign-${good})` }}
            label={text}
            move={moves.get(`spend ${good}`)}
            wish={`spend ${good}`}
            data-tip={text}
          >
            <Icon of={goodEmblem(good)} />
          </Thing>
        );
      })}
    </fieldset>
  );
}
