import { useRef } from "preact/hooks";
import type { TableStore } from "../../table/store";

/** Swallows the second click of a double click that has answered already: it was not meant for what stands there now. */
export function useSingleClicks(store: TableStore): (event: MouseEvent) => void {
  const first = useRef<number | undefined>(undefined);
  return (event) => {
    const question = store.question.peek()?.number;
    if (event.detail <= 1) first.current = question;
    else if (first.current !== question) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}
