import type { ComponentChildren } from "preact";
import type { GameFace } from "../games/board";
import { say, t } from "../i18n";
import { library, primerOf } from "../net/resource";
import { Button, Dialog } from "../ui";
import { Fetched } from "../ui/Fetched";
import { Primer } from "./Primer";
import "./PrimerDialog.css";

interface Props {
  game: string;
  face: GameFace;
  onClose(): void;
  /** What else can be done from here. */
  children?: ComponentChildren;
  /** What else may be read here. */
  more?: ComponentChildren;
}

/** The primer in a window of its own, before the first move and whenever it is asked for. */
export function PrimerDialog({ game, face, onClose, children, more }: Props) {
  const title = library().value.value?.games.find((one) => one.id === game)?.title;
  return (
    <Dialog title={title ? say(title) : t("primer")} shape="wide" onClose={onClose}>
      <Fetched resource={primerOf(game)}>
        {(primer) => <Primer game={game} face={face} of={primer} />}
      </Fetched>
      {more}
      <div class="primer-foot">
        <Button kind="primary" onClick={onClose}>
          {t("primer.go")}
        </Button>
        {children}
        <a href={`/rules/${game}`} target="_blank" rel="noopener">
          {t("primer.rules")}
        </a>
      </div>
    </Dialog>
  );
}
