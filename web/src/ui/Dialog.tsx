import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./Button";
import { cross } from "./signs";
import "./Dialog.css";

interface Props {
  title: ComponentChildren;
  onClose(): void;
  children: ComponentChildren;
  /** sheet: from the side on a desktop, from below on a phone; wide: as wide as a screen to be read. */
  shape?: "box" | "sheet" | "wide";
}

/** A modal window; the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children, shape = "box" }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const head = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the window does; the browser calls it cancel.
    <dialog
      ref={ref}
      class={`dialog dialog-${shape}`}
      aria-labelledby={head}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={head}>{title}</h2>
          <Button kind="quiet" icon={cross} name={t("close")} onClick={onClose} />
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
