import { lang } from "../../../i18n";
import { scrolls } from "../../../ui";
import type { CampaignGame, ImperiumCampaign } from "../../../wire/imperium";
import { cardName, nationName } from "../naming";
import { t, word } from "../texts";

function dateOf(day: string): string {
  if (!day) return "";
  return new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

function rewardOf({ kept = "", dropped = "" }: CampaignGame): string {
  if (kept) return t("campaign.kept", { card: cardName(kept) });
  return dropped && t("campaign.dropped", { card: cardName(dropped) });
}

function resultOf({ won = null, collapsed }: CampaignGame) {
  if (won == null) return "campaign.result.running";
  if (collapsed) return "campaign.result.collapse";
  return won ? "campaign.result.won" : "campaign.result.lost";
}

/** The games of a campaign in their order. */
export function Games({ of, tables }: { of: ImperiumCampaign; tables: readonly string[] }) {
  if (!of.games.length) return <p>{t("campaign.games.none")}</p>;
  return (
    <section class="i-camp-games" {...scrolls} aria-label={t("campaign.games")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("campaign.against")}</th>
            <th scope="col">{t("campaign.result")}</th>
            <th scope="col">{t("campaign.points")}</th>
            <th scope="col">{t("campaign.at")}</th>
            <th scope="col">{t("campaign.gained")}</th>
            <th scope="col">{t("campaign.date")}</th>
          </tr>
        </thead>
        <tbody>
          {of.games.map((game) => {
            const over = game.won != null;
            return (
              <tr key={game.table} data-result={resultOf(game)}>
                <th scope="row">{nationName(game.opponent)}</th>
                <td class="i-camp-result">{t(resultOf(game))}</td>
                <td>
                  {over && t("campaign.score", { points: game.points ?? 0, against: game.against ?? 0 })}{" "}
                  {over &&
                    (tables.includes(game.table) ? (
                      <a href={`/replay/${game.table}`}>{t("campaign.replay")}</a>
                    ) : (
                      <small>{t("campaign.gone")}</small>
                    ))}
                </td>
                <td>{word(`value.level.${game.level}`)}</td>
                <td>{rewardOf(game)}</td>
                <td>{dateOf(game.day ?? "")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
