import { emblemOf } from "../../games";
import { lang, listed, say, t } from "../../i18n";
import { forgetTable, type RecentTable, recentTables, tableAddress } from "../../table/recent";
import { Button, Icon } from "../../ui";
import { cross } from "../../ui/signs";
import type { GameInfo } from "../../wire/messages";

function dateOf(when: number): string {
  const format = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" });
  return format.format(when);
}

/** The tables of this browser, to go on with. */
export function RecentTables({ games }: { games: readonly GameInfo[] }) {
  const known = recentTables.value.filter((one) => games.some((game) => game.id === one.game));
  if (!known.length) return null;
  const titleOf = (one: RecentTable) => {
    const game = games.find((game) => game.id === one.game);
    return game ? say(game.title) : one.game;
  };
  return (
    <section class="recent" aria-labelledby="recent-head">
      <h2 id="recent-head">{t("recent.head")}</h2>
      <ul>
        {known.map((one) => (
          <li key={one.table} data-game={one.game}>
            <a href={one.over ? `/replay/${one.table}` : tableAddress(one.table, one.secret)}>
              <Icon of={emblemOf(one.game)} />
              <span>
                <b>{titleOf(one)}</b>
                <small>
                  {listed(one.names.filter(Boolean))}
                  {one.names.some(Boolean) ? " · " : ""}
                  {dateOf(one.when)}
                  {one.over ? ` · ${t("recent.over")}` : ""}
                </small>
              </span>
            </a>
            <Button
              kind="quiet"
              icon={cross}
              name={t("recent.forget")}
              onClick={() => forgetTable(one.table)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
