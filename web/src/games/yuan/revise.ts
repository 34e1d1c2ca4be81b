import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Move, Question } from "../../net/moment";

/** Several moves in a row, each made as soon as it is asked for; one that is not legal ends the row. */
export function useRow(question: Question | null, play: (move: Move) => void) {
  const row = useSignal<readonly string[]>([]);
  const answered = useRef(-1);
  useEffect(() => {
    const [notation, ...rest] = row.value;
    if (!question || question.number === answered.current || notation === undefined) return;
    const move = question.moves.find((one) => one.notation === notation);
    row.value = move ? rest : [];
    if (!move) return;
    answered.current = question.number;
    play(move);
  }, [question?.number, row.value]);
  return {
    /** True while moves are still to be made. */
    running: row.value.length > 0,
    begin(notations: readonly string[]) {
      row.value = notations;
    },
  };
}
