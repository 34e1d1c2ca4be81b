import type { GameFace } from "../games/board";
import { t } from "../i18n";
import type { PrimerInfo } from "../wire/messages";
import { Told } from "./Told";
import "./Primer.css";

interface Props {
  game: string;
  face: GameFace | null;
  of: PrimerInfo;
}

/** A game on one screen: the goal, a turn, what scores, how it ends, the signs. */
export function Primer({ game, face, of }: Props) {
  const told = { game, face };
  return (
    <div class="primer">
      <p class="primer-goal">
        <Told {...told} of={of.goal} />
      </p>
      <section class="primer-turn">
        <h3>{t("primer.turn")}</h3>
        <ol>
          {of.turn.map((part, place) => (
            <li key={place}>
              <span>
                <Told {...told} of={part.do} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t("primer.scores")}</h3>
        <ul>
          {of.scores.map((text, place) => (
            <li key={place}>
              <Told {...told} of={text} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("primer.end")}</h3>
        <p>
          <Told {...told} of={of.end} />
        </p>
      </section>
      <section class="primer-signs">
        <h3>{t("primer.signs")}</h3>
        <dl>
          {of.signs.map(({ sign, text }) => (
            <div key={sign}>
              <dt>
                <Told {...told} of={sign} />
              </dt>
              <dd>
                <Told {...told} of={text} />
              </dd>
            </div>
          ))}
        </dl>
        {of.alone && (
          <>
            <h3 class="primer-alone">{t("primer.alone")}</h3>
            <p>
              <Told {...told} of={of.alone} />
            </p>
          </>
        )}
      </section>
    </div>
  );
}
