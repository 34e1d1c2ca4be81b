import { useEffect } from "preact/hooks";
import type { GameFace } from "../games/board";
import { TakeUpLesson } from "../pages/table/LessonBar";
import { asksName } from "../pages/table/NameForm";
import { invite } from "../table/invite";
import type { TableStore } from "../table/store";
import { Keys } from "./Keys";
import { Learn } from "./Learn";
import { primerOpen } from "./open";
import { PrimerDialog } from "./PrimerDialog";
import { notePrimer, primersRead } from "./read";

interface Props {
  store: TableStore;
  game: string;
  face: GameFace;
}

/** The primer at a table: before the first move of a first game, and whenever it is asked for. */
export function TablePrimer({ store, game, face }: Props) {
  useEffect(() => {
    primerOpen.value = store.seat.peek() !== null && !primersRead.peek().includes(game);
    return () => {
      primerOpen.value = false;
    };
  }, [store, game]);
  // First one's name and the invitation of the others; the primer never lies over them.
  if (!primerOpen.value || invite.value || asksName(store)) return null;
  const close = () => {
    primerOpen.value = false;
    notePrimer(game);
  };
  return (
    <PrimerDialog game={game} face={face} onClose={close} more={<Keys />}>
      {store.playback.latest.value?.lesson ? (
        <TakeUpLesson store={store} then={close} />
      ) : (
        <Learn game={game} leave={close} />
      )}
    </PrimerDialog>
  );
}
