import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { t } from "../i18n";
import { Problem } from "../net/api";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Trouble } from "./Fetched";

// As long as the server keeps it.
const LONGEST = 24;

interface Props {
  /** How many moves were made at the position. */
  move: number;
  /** Opens the table and says where it is. */
  open(title: string): Promise<string>;
  close(): void;
}

/** What a table shall be called that begins at a position of another game. */
export function WhatIf({ move, open, close }: Props) {
  const { route } = useLocation();
  const title = useSignal(t("whatif.usual", { move }));
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const go = async () => {
    busy.value = true;
    problem.value = null;
    try {
      route(await open(title.value.trim() || t("whatif.usual", { move })));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
      busy.value = false;
    }
  };
  return (
    <Dialog title={t("whatif.head")} onClose={close}>
      <p>{t("coach.on.more")}</p>
      <form
        class="menu-name"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <label>
          <span class="menu-label">{t("whatif.name")}</span>
          <input
            class="field"
            data-first
            maxLength={LONGEST}
            value={title.value}
            onInput={(event) => {
              title.value = event.currentTarget.value;
            }}
          />
        </label>
        <Button kind="primary" type="submit" disabled={busy.value} data-testid="what-if-go">
          {t("whatif.go")}
        </Button>
      </form>
      {problem.value && <Trouble problem={problem.value} />}
    </Dialog>
  );
}
