import { say } from "../../i18n";
import { sayLines } from "../../table/sentence";
import type { TableStore } from "../../table/store";

/** What a screen reader hears: what happened, and what is asked. */
export function Announcer({ store }: { store: TableStore }) {
  const question = store.question.value;
  return (
    <div class="spoken">
      <div aria-live="polite" data-testid="heard">
        {sayLines(store.playback.fresh.value)}
      </div>
      <div aria-live="polite">{question ? say(question.text) : ""}</div>
    </div>
  );
}
