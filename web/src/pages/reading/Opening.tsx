import { useFace } from "../../games";
import { t } from "../../i18n";
import { primerOf } from "../../net/resource";
import { Learn } from "../../teaching/Learn";
import { Primer } from "../../teaching/Primer";
import { Told } from "../../teaching/Told";
import { RuleLink } from "../../ui";
import type { PrimerInfo } from "../../wire/messages";

/** What one reads first: the game on one screen, then the course of a turn. A game without them opens with its rules. */
export function Opening({ game }: { game: string }) {
  const face = useFace(game);
  const primer = primerOf(game).value.value;
  if (!primer || !face) return null;
  return (
    <>
      <nav class="opening-links" aria-label={t("nav")}>
        <a href="#primer">{t("primer")}</a>
        <a href="#course">{t("primer.course")}</a>
        <a href="#book">{t("primer.book")}</a>
        <Learn game={game} kind="primary" />
      </nav>
      <section id="primer" class="opening-primer" aria-labelledby="primer-head">
        <h2 id="primer-head">{t("primer")}</h2>
        <Primer game={game} face={face} of={primer} />
      </section>
      <section id="course" class="opening-course" aria-labelledby="course-head">
        <h2 id="course-head">{t("primer.course")}</h2>
        <ol>
          {primer.turn.map((part, place) => (
            <Part key={place} game={game} face={face} of={part} />
          ))}
        </ol>
      </section>
    </>
  );
}

interface PartProps {
  game: string;
  face: ReturnType<typeof useFace>;
  of: PrimerInfo["turn"][number];
}

/** One part of a turn at length, with its rules. */
function Part({ game, face, of }: PartProps) {
  return (
    <li>
      <h3>
        <Told game={game} face={face} of={of.do} />
      </h3>
      <p>
        <Told game={game} face={face} of={of.more} />
      </p>
      <p class="opening-rules">
        {of.rules.map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
    </li>
  );
}
