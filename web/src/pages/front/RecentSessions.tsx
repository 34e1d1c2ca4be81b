import { emblemOf } from "../../games";
import { say, t } from "../../i18n";
import { sessionOf } from "../../table/beside";
import { Icon } from "../../ui";
import type { GameInfo } from "../../wire/messages";

/** The games at one's own table that this browser keeps account of, among the others to go on with. */
export function RecentSessions({ games }: { games: readonly GameInfo[] }) {
  const running = games.filter((game) => game.beside && sessionOf(game.id).value);
  if (!running.length) return null;
  return (
    <section class="recent" aria-labelledby="sessions-head">
      <h2 id="sessions-head">{t("sessions.head")}</h2>
      <ul>
        {running.map((game) => {
          const round = sessionOf(game.id).value?.round;
          return (
            <li key={game.id} data-game={game.id}>
              <a href={`/beside/${game.id}`}>
                <Icon of={emblemOf(game.id)} />
                <span>
                  <b>{say(game.title)}</b>
                  <small>
                    {t("front.beside")}
                    {round ? ` · ${t("recent.round", { number: round })}` : ""}
                  </small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
