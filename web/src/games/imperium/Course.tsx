import { nameOfSeat } from "../../ui/SeatName";
import { cardName } from "./naming";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Course.css";

/** How far the game is: the round, the order of the turn, what is being resolved, and whether the end is near. */
export function Course() {
  const { view, seats, main } = useTable();
  const said = [
    ...(view.round > 0 ? [t("round", { round: view.round })] : []),
    ...(view.order !== "none" && view.round > 0 ? [word(`order.${view.order}`)] : []),
    ...(view.resolving ? [t("resolving", { card: cardName(view.resolving) })] : []),
  ];
  const name = view.ender === null ? "" : view.ender === main ? t("you") : nameOfSeat(view.ender, seats);
  return (
    <p class="i-course">
      <span>{said.join(" · ")}</span>
      {view.ending !== "none" && (
        <b class="i-ending">
          {t(view.ending === "last_round" ? "ending.last" : "ending.triggered", {
            cause: word(`noun.cause.${view.cause}`),
          })}
          {name && ` (${name})`}
        </b>
      )}
    </p>
  );
}
