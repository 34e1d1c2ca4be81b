import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { kept } from "../../kept";
import { Button, Icon } from "../../ui";
import { bulb, cross } from "../../ui/signs";
import { hintsWanted } from "./prefs";
import "./Hint.css";

// Each hint is told once in a browser.
const told = kept<readonly string[]>("hintsTold", []);

function close(choice: string): void {
  if (!told.peek().includes(choice)) told.value = [...told.peek(), choice];
}

interface Props {
  hint: string | undefined;
  choice: string;
}

/** A word of help for a first game, near the question that it belongs to. */
export function Hint({ hint, choice }: Props) {
  return hint && hintsWanted.value && !told.value.includes(choice) ? (
    <Open hint={hint} choice={choice} />
  ) : null;
}

function Open({ hint, choice }: { hint: string; choice: string }) {
  // Once its question is answered it has done its work.
  useEffect(() => () => close(choice), [choice]);
  return (
    <div class="hint" role="note">
      <Icon of={bulb} />
      <p>{hint}</p>
      <Button
        kind="quiet"
        class="hint-never"
        onClick={() => {
          hintsWanted.value = false;
        }}
      >
        {t("hint.never")}
      </Button>
      <Button kind="quiet" icon={cross} name={t("close")} onClick={() => close(choice)} />
    </div>
  );
}
