import { Thing } from "../../board";
import { Icon } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { signOf } from "./emblems";
import { cardName } from "./naming";
import { Purse } from "./Purse";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Course.css";

/** How far the game is: the round, the order of the turn, what is being resolved, and whether the end is near. */
export function Course() {
  const { view, seats, main } = useTable();
  const said = [
    t("round", { round: view.round }),
    ...(view.order !== "none" ? [word(`order.${view.order}`)] : []),
    ...(view.resolving ? [t("resolving", { card: cardName(view.resolving) })] : []),
  ];
  const name = view.ender === null ? "" : view.ender === main ? t("you") : nameOfSeat(view.ender, seats);
  const own = view.players[main];
  if (view.round === 0 || !own) return null;
  return (
    <div class="i-course">
      <p>{said.join(" · ")}</p>
      <Purse of={own} small />
      {view.ending !== "none" && (
        <p class="i-ending">
          {t(view.ending === "last_round" ? "ending.last" : "ending.triggered", {
            cause: word(`noun.cause.${view.cause}`),
          })}
          {name && ` (${name})`}
        </p>
      )}
      <Innovate />
    </div>
  );
}

/** The order to innovate, by the category that is wanted. */
function Innovate() {
  const { question } = useTable();
  const ways = question?.moves.filter((move) => move.verb === "innovate") ?? [];
  if (ways.length === 0) return null;
  return (
    <fieldset class="i-innovate" data-part="own market">
      <legend>{t("order.innovate")}</legend>
      {ways.map((move) => {
        const category = move.words[0] ?? "";
        return (
          <Thing
            key={move.notation}
            class="i-way"
            move={move}
            data-tip={t("innovate.tip")}
            style={{ "--ground": `var(--${category})` }}
          >
            <Icon of={signOf("banner", category)} />
            <span aria-hidden="true">{title(`noun.banner.${category}`)}</span>
          </Thing>
        );
      })}
    </fieldset>
  );
}
