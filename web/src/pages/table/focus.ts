import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const FOCUSABLE = "a[href], button, input, select, [tabindex]:not([tabindex='-1'])";

/** Where the focus was: what had it, by what it is known, and the rows in which it stood. */
interface Spot {
  element: Element;
  thing: string | undefined;
  move: string | undefined;
  /** From the nearest parent outwards, each with the place among its children. */
  rows: readonly { row: Element; place: number }[];
}

function spotOf(element: Element): Spot {
  const rows: { row: Element; place: number }[] = [];
  for (let at = element; at.parentElement && !at.matches(".table-board, .decision"); at = at.parentElement) {
    rows.push({ row: at.parentElement, place: [...at.parentElement.children].indexOf(at) });
  }
  return {
    element,
    thing: element.closest<HTMLElement>("[data-thing]")?.dataset.thing,
    move: (element as HTMLElement).dataset.move,
    rows,
  };
}

const focusableIn = (element: Element | null | undefined): HTMLElement | null | undefined =>
  element?.matches(FOCUSABLE) ? (element as HTMLElement) : element?.querySelector<HTMLElement>(FOCUSABLE);

/** What stands where the focus was: the same thing, the same move, its neighbour, or else the decision. */
function successor({ thing, move, rows }: Spot, table: Element): HTMLElement | null | undefined {
  const named = (name: string, value: string | undefined) =>
    value === undefined ? null : focusableIn(table.querySelector(`[data-${name}="${value}"]`));
  const standing = rows.find(({ row }) => row.isConnected && table.contains(row));
  const inRow = standing && !standing.row.matches(".decision, .decision *") ? standing : undefined;
  const neighbour = inRow?.row.children[Math.min(inRow.place, inRow.row.children.length - 1)];
  return (
    named("thing", thing) ??
    named("move", move) ??
    focusableIn(neighbour) ??
    table.querySelector<HTMLElement>(".decision")
  );
}

/** When what had the focus goes with its question, what stands in its place has it: nobody begins again at the top. */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let last: Spot | null = null;
    const note = (event: FocusEvent) => {
      last = spotOf(event.target as Element);
    };
    const leave = (event: FocusEvent) => {
      // Who clicks beside everything, or goes elsewhere, has left.
      if (event.relatedTarget !== null && !table.contains(event.relatedTarget as Node)) last = null;
    };
    const mend = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      successor(last, table)?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(mend);
    changes.observe(table, { childList: true, subtree: true });
    table.addEventListener("focusin", note);
    table.addEventListener("focusout", leave);
    return () => {
      changes.disconnect();
      table.removeEventListener("focusin", note);
      table.removeEventListener("focusout", leave);
    };
  }, []);
  return root;
}
