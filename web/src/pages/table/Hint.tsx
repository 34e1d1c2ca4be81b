import { say, t } from "../../i18n";
import { kept } from "../../kept";
import { Button, Icon } from "../../ui";
import { bulb, cross } from "../../ui/signs";
import type { Name } from "../../wire/messages";
import { hintsWanted } from "./prefs";

// Each hint is told once in a browser.
const told = kept<readonly string[]>("hintsTold", []);

interface Props {
  hints: Readonly<Record<string, Name>>;
  choice: string;
}

/** A word of help for a first game, near the question that it belongs to. */
export function Hint({ hints, choice }: Props) {
  const hint = hints[choice];
  if (!hint || !hintsWanted.value || told.value.includes(hint.en)) return null;
  return (
    <div class="hint" role="note">
      <Icon of={bulb} />
      <p>{say(hint)}</p>
      <Button
        kind="quiet"
        onClick={() => {
          hintsWanted.value = false;
        }}
      >
        {t("hint.never")}
      </Button>
      <Button
        kind="quiet"
        icon={cross}
        name={t("close")}
        onClick={() => {
          told.value = [...told.value, hint.en];
        }}
      />
    </div>
  );
}
