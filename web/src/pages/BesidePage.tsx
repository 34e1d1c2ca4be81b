import { useFace } from "../games";
import { say, t } from "../i18n";
import { library } from "../net/resource";
import { GameOfRules } from "../ui";
import { Fetched } from "../ui/Fetched";
import { Shell } from "../ui/Shell";

/** The opponent of the rules, run beside somebody's own box. */
export function BesidePage({ game }: { game: string }) {
  const face = useFace(game);
  const info = library().value.value?.games.find((one) => one.id === game);
  const title = info ? `${t("front.beside")} · ${say(info.title)}` : t("front.beside");
  return (
    <Shell title={title} game={game}>
      <GameOfRules.Provider value={game}>
        <Fetched resource={library()}>
          {({ games }) =>
            games.find((one) => one.id === game)?.beside ? (
              face?.Beside && <face.Beside />
            ) : (
              <p class="reading">{t("no.beside")}</p>
            )
          }
        </Fetched>
      </GameOfRules.Provider>
    </Shell>
  );
}
