import { Thing } from "../../board";
import { RuleLink } from "../../ui";
import type { PlayerView } from "../../wire/daimyo";
import { colourOf, hires, pipsOf } from "./content";
import { Die } from "./Die";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Mercenaries.css";

// What is true of them all the time, and the rule of each.
const NOTES = [
  ["bonus", "DAI-226"],
  ["ransom", "DAI-215"],
] as const;

/** The mercenaries of a table for two: what a die makes them do, and the dice that they have. */
export function Mercenaries({ of }: { of: PlayerView }) {
  return (
    <section class="d-hires sheet" aria-label={t("automa.mercenaries")}>
      <h3>
        {t("automa.mercenaries")} <small>{t("hires")}</small>
      </h3>
      <ul>
        {hires.map(({ action, die, count }) => (
          <li key={action} data-colour={die}>
            <Hire of={of} action={action} count={count} />
          </li>
        ))}
      </ul>
      {NOTES.map(([note, rule]) => (
        <p key={note}>
          {t(`hire.${note}`, { sum: of.dice_sum })} <RuleLink id={rule} />
        </p>
      ))}
    </section>
  );
}

/** One of their actions, which takes a die of its colour, or two. */
function Hire({ of, action, count }: { of: PlayerView; action: Action; count: number }) {
  const { question } = useTable();
  const dice = of.spaces.filter((one) => one.space === action);
  const asked = question?.moves.filter((move) => move.verb === "hire" && move.words[1] === action);
  return (
    <Thing class="d-hire" moves={asked ?? []}>
      <b>{word(`noun.hire.${action}`)}</b>
      <span class="d-hire-dice">
        {Array.from({ length: count }, (_, place) => {
          const die = dice[place]?.die;
          return (
            <span key={place} class="d-hire-die">
              {die ? <Die colour={colourOf(die)} value={pipsOf(die)} /> : <span aria-hidden="true">·</span>}
            </span>
          );
        })}
      </span>
      <span>{t(`hire.${action}`)}</span>
    </Thing>
  );
}

type Action = (typeof hires)[number]["action"];
