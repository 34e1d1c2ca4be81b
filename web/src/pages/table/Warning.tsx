import { useEffect, useRef } from "preact/hooks";
import { say, t } from "../../i18n";
import type { TableStore } from "../../table/store";
import { Button } from "../../ui";

/** What a move gives up for good, said before it is made; asked once. */
export function Warning({ store }: { store: TableStore }) {
  const box = useRef<HTMLDivElement>(null);
  const move = store.warned.value;
  useEffect(() => {
    if (move) box.current?.querySelector("button")?.focus();
  }, [move]);
  if (!move) return null;
  return (
    <div class="decision-notice" role="alertdialog" aria-label={say(move.label)} ref={box}>
      <p>{say(move.warning ?? "")}</p>
      <Button onClick={store.spare}>{t("spare")}</Button>
      <Button data-move={move.notation} onClick={() => store.play(move)}>
        {t("warned", { move: say(move.label) })}
      </Button>
    </div>
  );
}
