import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Move, Notation, Question } from "../../net/moment";
import type { Yuan } from "../../wire/yuan";

/** Several moves in a row, each made as soon as it is asked for; one that is not legal ends the row. */
export function useRow(question: Question<Yuan> | null, play: (move: Move<Yuan>) => void) {
  const row = useSignal<readonly Notation<Yuan>[]>([]);
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
    begin(notations: readonly Notation<Yuan>[]) {
      row.value = notations;
    },
  };
}
