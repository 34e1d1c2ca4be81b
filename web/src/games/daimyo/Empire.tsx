import { capital } from "../../i18n/typography";
import { Icon, RuleLink } from "../../ui";
import type { EmpireView } from "../../wire/daimyo";
import { colourOf, pipsOf, soloOf } from "./content";
import { Die } from "./Die";
import { emblemOf } from "./emblems";
import { sentences } from "./Good";
import { useTable } from "./table";
import { book, t, word } from "./texts";
import "./Empire.css";

// What whoever plays with the printed box does for the empire, step by step, and the rule of each.
export const BY_HAND = [
  ["die", "DAI-244"],
  ["act", "DAI-244"],
  ["choose", "DAI-249"],
  ["advantage", "DAI-247"],
  ["short", "DAI-246"],
  ["shadow", "DAI-Q78"],
  ["endless", "DAI-243"],
  ["next", "DAI-252"],
  ["sum", "DAI-253"],
  ["islands", "DAI-254"],
  ["hero", "DAI-257"],
  ["clear", "DAI-258"],
  ["tiles", "DAI-259"],
  ["score", "DAI-262"],
] as const;

/** The empire: its cards of this round, its powers by the sum of its dice, and how it is played by hand. */
export function Empire({ of }: { of: EmpireView }) {
  const { view } = useTable();
  const empire = view.players.find((one) => one.kind === "empire");
  return (
    <section class="d-empire sheet" aria-label={t("automa.empire")}>
      <h3>
        {t("automa.empire")} <small>{word(`level.${of.level}`)}</small>
      </h3>
      <div class="d-solo-cards">
        {of.cards.map((card, turn) => (
          <SoloFace key={card} of={card} die={empire?.spaces[turn]?.die ?? ""} />
        ))}
      </div>
      <details>
        <summary>{t("empire.powers", { sum: empire?.dice_sum ?? 0 })}</summary>
        {sentences("empire_power_card").map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
      </details>
      <details class="d-by-hand">
        <summary>{t("hand.by")}</summary>
        <ol>
          {BY_HAND.map(([step, rule]) => (
            <li key={step}>
              {t(`hand.by.${step}`)} <RuleLink id={rule} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** A card of the empire; the space under its die does nothing, the two others act. */
export function SoloFace({ of, die = "" }: { of: string; die?: string }) {
  const card = soloOf(of);
  const covered = colourOf(die);
  return (
    <div class="d-solo" data-done={die !== ""}>
      <b>
        <Icon of={emblemOf(card)} /> {capital(book.name(card.id))}
      </b>
      <ul>
        {sentences(card.id).map((sentence, place) => {
          const colour = card.cells[place]?.die ?? "";
          return (
            <li key={place} data-colour={colour} data-covered={colour === covered}>
              {colour === covered && <Die colour={covered} value={pipsOf(die)} />}
              <span>{sentence}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
