import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeBeside } from "./place";
import "./Tips.css";

interface Shown {
  text: string;
  owner: Element;
}

// What a finger taps to do something does that, and says nothing besides.
const ACTIVE = "button, a, input, select, label, summary, [role=button], .thing, .spot";

function tipOf(target: EventTarget | null): Shown | null {
  const owner = target instanceof Element ? target.closest("[data-tip]") : null;
  const text = owner?.getAttribute("data-tip");
  return owner && text ? { text, owner } : null;
}

/**
 * The words that appear on hover or focus of anything with a `data-tip`, in HTML and in drawings; a finger taps what does
 * nothing else. A tip goes when its thing goes, and changes with it.
 * It repeats what the thing's accessible name says, so it is hidden from screen readers.
 */
export function Tips() {
  const shown = useSignal<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let touching = false;
    const show = (event: Event) => {
      if (!touching) shown.value = tipOf(event.target);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(event);
    };
    const hide = () => {
      shown.value = null;
    };
    const press = (event: PointerEvent) => {
      touching = event.pointerType === "touch";
      hide();
    };
    const tap = (event: Event) => {
      if (touching && !(event.target as Element).closest(ACTIVE)) shown.value = tipOf(event.target);
    };
    const key = (event: KeyboardEvent) => {
      touching = false;
      if (event.key === "Escape") hide();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerover", over],
      ["focusin", show],
      ["focusout", hide],
      ["pointerdown", press],
      ["click", tap],
      ["scroll", hide],
      ["keydown", key],
    ];
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of listeners) {
        document.removeEventListener(name, listener as EventListener, true);
      }
    };
  }, []);

  const open = shown.value !== null;
  useEffect(() => {
    if (!open) return;
    const follow = () => {
      const { owner, text } = shown.peek() ?? {};
      const now = owner?.isConnected ? owner.getAttribute("data-tip") : null;
      if (!owner || !now) shown.value = null;
      else if (now !== text) shown.value = { text: now, owner };
    };
    const changes = new MutationObserver(follow);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-tip"] });
    return () => changes.disconnect();
  }, [open]);

  useLayoutEffect(() => {
    if (!shown.value || !box.current) return;
    // Above everything, dialogs included; browsers that cannot do so show it all the same.
    if (box.current.showPopover && !box.current.matches(":popover-open")) box.current.showPopover();
    placeBeside(box.current, shown.value.owner.getBoundingClientRect());
  }, [shown.value]);

  return shown.value ? (
    <div class="tip" aria-hidden="true" popover="manual" ref={box}>
      {shown.value.text}
    </div>
  ) : null;
}
