import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeBeside } from "./place";
import "./Tips.css";

interface Shown {
  text: string;
  place: DOMRect;
}

function tipOf(target: EventTarget | null): Shown | null {
  const owner = target instanceof Element ? target.closest("[data-tip]") : null;
  const text = owner?.getAttribute("data-tip");
  return owner && text ? { text, place: owner.getBoundingClientRect() } : null;
}

/**
 * The words that appear on hover or focus of anything with a `data-tip`, in HTML and in drawings.
 * A tip repeats what the thing's accessible name says, so it is hidden from screen readers.
 */
export function Tips() {
  const shown = useSignal<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = (event: Event) => {
      shown.value = tipOf(event.target);
    };
    const hide = () => {
      shown.value = null;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerover", show],
      ["focusin", show],
      ["focusout", hide],
      ["pointerdown", hide],
      ["scroll", hide],
      ["keydown", escape],
    ];
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of listeners) {
        document.removeEventListener(name, listener as EventListener, true);
      }
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.value && box.current) placeBeside(box.current, shown.value.place);
  }, [shown.value]);

  return shown.value ? (
    <div class="tip" aria-hidden="true" ref={box}>
      {shown.value.text}
    </div>
  ) : null;
}
