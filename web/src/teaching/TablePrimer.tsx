import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameFace } from "../games/board";
import { TakeUpLesson } from "../pages/table/LessonBar";
import { asksName } from "../pages/table/NameForm";
import { invite } from "../table/invite";
import type { TableStore } from "../table/store";
import { Learn } from "./Learn";
import { PrimerDialog } from "./PrimerDialog";
import { notePrimer, primersRead } from "./read";

/** True while the primer of the table's game is to be seen. */
export const primerOpen = signal(false);

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
    <PrimerDialog game={game} face={face} onClose={close}>
      {store.playback.latest.value?.lesson ? (
        <TakeUpLesson store={store} then={close} />
      ) : (
        <Learn game={game} leave={close} />
      )}
    </PrimerDialog>
  );
}
