import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Move } from "../net/moment";
import { placeBeside } from "../ui/place";
import { MoveButton } from "./MoveButton";
import { t } from "./texts";

interface Props {
  moves: readonly Move[];
  /** The thing that can be used in these ways. */
  place: Element;
  close(): void;
}

/** The ways in which a thing can be used, beside it. */
export function Menu({ moves, place, close }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    placeBeside(box.current, place.getBoundingClientRect());
    box.current.querySelector("button")?.focus();
  }, [place]);
  useEffect(() => {
    const outside = (event: Event) => {
      if (!(event.target as Element).closest(".popover-panel, .note")) close();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      (place as HTMLElement).focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", onEscape);
    };
  }, [place]);
  return (
    <fieldset class="popover-panel" aria-label={t("menu")} ref={box}>
      {moves.map((move) => (
        <MoveButton key={move.notation} move={move} kind="quiet" />
      ))}
    </fieldset>
  );
}
