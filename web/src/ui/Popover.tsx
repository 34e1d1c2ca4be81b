import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./Button";
import { placeBeside } from "./place";
import "./Popover.css";

interface Props {
  /** What the button shows, and what it is called where it shows an icon alone. */
  icon?: string;
  text?: ComponentChildren;
  name?: string;
  kind?: "primary" | "plain" | "quiet";
  class?: string;
  /** What opens; it may close itself by the function it is given. */
  children(close: () => void): ComponentChildren;
}

/** A button and what opens beside it: a small menu, an explanation. Escape or a click elsewhere closes it. */
export function Popover({ icon, text, name, kind = "quiet", class: more, children }: Props) {
  const open = useSignal(false);
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    open.value = false;
    root.current?.querySelector("button")?.focus();
  };

  useLayoutEffect(() => {
    if (!open.value || !root.current || !panel.current) return;
    placeBeside(panel.current, root.current.getBoundingClientRect());
    panel.current.querySelector<HTMLElement>("button, a, input, select")?.focus();
  }, [open.value]);

  useEffect(() => {
    if (!open.value) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) open.value = false;
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", onEscape, true);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", onEscape, true);
    };
  }, [open.value]);

  return (
    <span class={`popover ${more ?? ""}`} ref={root}>
      <Button
        kind={kind}
        {...(icon ? { icon } : {})}
        {...(name ? { name } : {})}
        aria-expanded={open.value}
        aria-controls={open.value ? id : undefined}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {text}
      </Button>
      {open.value && (
        <div class="popover-panel" id={id} ref={panel}>
          {children(close)}
        </div>
      )}
    </span>
  );
}
