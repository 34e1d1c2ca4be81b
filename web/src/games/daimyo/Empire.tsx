import { Icon } from "../../ui";
import type { EmpireView } from "../../wire/daimyo";
import { soloOf } from "./content";
import { emblemOf } from "./emblems";
import { sentences } from "./Good";
import { useTable } from "./table";
import { book, t, word } from "./texts";
import "./Empire.css";

/** The empire's card of this turn: three spaces, of which the two without a die act; and its powers by the sum of its dice. */
export function Empire({ of }: { of: EmpireView }) {
  const { view } = useTable();
  const empire = view.players.find((one) => one.kind === "empire");
  return (
    <section class="d-empire sheet" aria-label={t("automa.empire")}>
      <h3>
        {t("automa.empire")} <small>{word(`level.${of.level}`)}</small>
      </h3>
      {of.card && <SoloFace of={of.card} />}
      <details>
        <summary>{t("empire.powers", { sum: empire?.dice_sum ?? 0 })}</summary>
        {sentences("empire_power_card").map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
      </details>
    </section>
  );
}

/** A card of the empire. */
export function SoloFace({ of }: { of: string }) {
  const card = soloOf(of);
  return (
    <div class="d-solo">
      <b>
        <Icon of={emblemOf(card)} /> {book.name(card.id)}
      </b>
      <ul>
        {sentences(card.id).map((sentence, place) => (
          <li key={place} data-colour={card.cells[place]?.die}>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
