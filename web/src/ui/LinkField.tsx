import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Button } from "./Button";
import { copyText } from "./copy";
import "./LinkField.css";

interface Props {
  id: string;
  link: string;
  /** Whose link it is, for those who listen to the button. */
  name: string;
  /** What stands above it. */
  children: ComponentChildren;
}

/** A link to be sent to somebody, or kept for oneself. */
export function LinkField({ id, link, name, children }: Props) {
  const copied = useSignal(false);
  return (
    <div class="link-field">
      <label for={id}>{children}</label>
      <input id={id} class="field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <Button
        onClick={async () => {
          copied.value = await copyText(link, id);
        }}
      >
        {t(copied.value ? "invite.copied" : "invite.copy")}
        <span class="spoken"> {name}</span>
      </Button>
    </div>
  );
}
