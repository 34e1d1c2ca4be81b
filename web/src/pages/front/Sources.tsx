import { say, t } from "../../i18n";
import type { GameInfo, ShelfSources } from "../../wire/messages";

/** What is as printed and what is not, in numbers that come from the sources of the content. */
export function Sources({ game }: { game: GameInfo }) {
  const short = game.sources.filter((one) => one.partly + one.designed > 0);
  const link = <a href={`/content/${game.id}`}>{t("content")}</a>;
  if (!short.length) {
    return (
      <details class="panel-sources">
        <summary>{t("sources.where")}</summary>
        <p>
          {t("sources.all")} {link}
        </p>
      </details>
    );
  }
  const sum = (of: "entries" | "partly" | "designed") =>
    game.sources.reduce((total, one) => total + one[of], 0);
  const [entries, partly, designed] = [sum("entries"), sum("partly"), sum("designed")];
  return (
    <details class="panel-sources">
      <summary>{t("sources.where")}</summary>
      <p>{t("sources.head", { entries, partly, designed, printed: entries - partly - designed })}</p>
      <dl>
        {short.map((one) => (
          <div key={one.label.en}>
            <dt>{say(one.label)}</dt>
            <dd>{shareOf(one)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t("sources.why")} {link}
      </p>
    </details>
  );
}

function shareOf({ entries, partly, designed }: ShelfSources): string {
  const said = [];
  if (designed) said.push(t("sources.designed", { designed, entries }));
  if (partly) said.push(t("sources.completed", { partly, entries }));
  return said.join(", ");
}
