import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { here, linkTo, stay } from "#places";
import { useFace } from "../games";
import { say, t } from "../i18n";
import { library } from "../net/resource";
import { linkOf, sessionIn, sessionOf } from "../table/beside";
import { Button, Dialog, GameOfRules } from "../ui";
import { Fetched } from "../ui/Fetched";
import { LinkField } from "../ui/LinkField";
import { Shell } from "../ui/Shell";

/** A session goes to another device by a link, and comes from one. */
function Moving({ game }: { game: string }) {
  const session = sessionOf(game);
  const coming = useSignal(sessionIn(here().hash));
  const shown = useSignal(false);
  const done = () => {
    coming.value = null;
    stay(here().pathname);
  };
  const take = () => {
    session.value = coming.peek();
    done();
  };
  useEffect(() => {
    if (coming.peek() && !session.peek()) take();
  }, []);
  if (coming.value) {
    return (
      <Dialog title={t("session.move")} onClose={done}>
        <p>{t("session.replace")}</p>
        <p class="dialog-answers">
          <Button onClick={done}>{t("session.replace.no")}</Button>
          <Button onClick={take}>{t("session.replace.yes")}</Button>
        </p>
      </Dialog>
    );
  }
  if (!session.value) return null;
  const link = linkTo(linkOf(game, session.value));
  return (
    <div class="reading">
      <Button kind="quiet" aria-expanded={shown.value} onClick={() => (shown.value = !shown.value)}>
        {t("session.move")}
      </Button>
      {shown.value && (
        <LinkField id="session-link" link={link} name={t("session.move")}>
          {t("session.link")}
        </LinkField>
      )}
    </div>
  );
}

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
              face?.Beside && (
                <>
                  <face.Beside />
                  <Moving game={game} />
                </>
              )
            ) : (
              <p class="reading">{t("no.beside")}</p>
            )
          }
        </Fetched>
      </GameOfRules.Provider>
    </Shell>
  );
}
