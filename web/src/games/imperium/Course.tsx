import { Thing } from "../../board";
import { listed, say } from "../../i18n";
import { Icon } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { ImperiumView } from "../../wire/imperium";
import type { SeatInfo } from "../../wire/messages";
import { signOf } from "./emblems";
import { cardName } from "./naming";
import { Purse } from "./Purse";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Course.css";

/** How far the game is: the round, the order of the turn, what is being resolved, and whether the end is near. */
export function Course() {
  const { view, seats, main, show, part, wide } = useTable();
  const said = [
    t("round", { round: view.round }),
    ...(view.order !== "none" ? [word(`order.${view.order}`)] : []),
    ...(view.resolving ? [t("resolving", { card: cardName(view.resolving) })] : []),
    ...(view.freed.length ? [t("freed", { cards: listed(view.freed.map(cardName)) })] : []),
    ...(view.ignored.length
      ? [t("ignored", { states: listed(view.ignored.map((state) => word(`noun.state.${state}`))) })]
      : []),
    ...(view.waiting.length ? [t("waiting", { cards: listed(view.waiting.map(cardName)) })] : []),
  ];
  // Where the others are looked at, and nothing else has room.
  const aside = !wide && part === "others";
  const name = enderName(view, main, seats);
  const own = view.players[main];
  if (view.round === 0 || !own) return null;
  return (
    <div class="i-course">
      <p>{said.join(" · ")}</p>
      <Purse of={own} small />
      {!aside && view.civ && view.civ.resolved.length > 0 && (
        <button type="button" class="i-to-civ" onClick={() => show("others")}>
          {t("did.civ")}
        </button>
      )}
      {view.ending !== "none" && (
        <p class="i-ending">
          {t(view.ending === "last_round" ? "ending.last" : "ending.triggered", {
            cause: word(`noun.cause.${view.cause}`),
          })}
          {name && ` (${name})`}
        </p>
      )}
      {!aside && <Innovate />}
      {!aside && <Revolt />}
    </div>
  );
}

/** Who triggered the end; nothing while nobody has. */
function enderName({ ender, seats: count }: ImperiumView, main: number, seats: readonly SeatInfo[]): string {
  if (ender === null) return "";
  if (ender === main) return t("you");
  return ender < count ? nameOfSeat(ender, seats) : word("automa.civ");
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

/** The order to revolt, by how many unrest cards go back; to return none is allowed, but nobody wants it. */
function Revolt() {
  const { question } = useTable();
  const ways = question?.moves.filter((move) => move.verb === "revolt" && move.words[0] !== "0") ?? [];
  if (ways.length === 0) return null;
  return (
    <fieldset class="i-innovate i-revolt" data-part="own market">
      <legend>{t("order.revolt")}</legend>
      {ways.map((move) => (
        <Thing
          key={move.notation}
          class="i-way"
          move={move}
          data-tip={say(move.label)}
          style={{ "--ground": "var(--unrest)" }}
        >
          <Icon of={signOf("banner", "unrest")} />
          <span aria-hidden="true">{move.words[0]}</span>
        </Thing>
      ))}
    </fieldset>
  );
}
