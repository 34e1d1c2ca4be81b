import { useContext } from "preact/hooks";
import { say, t } from "../../i18n";
import { rulesOf } from "../../net/resource";
import type { TableStore } from "../../table/store";
import { Button, GameOfRules, RuleLink } from "../../ui";
import { Prose } from "../../ui/Prose";
import { cross } from "../../ui/signs";

/** Why something was not done: in words of its own, or in those of the rules, never by their numbers alone. */
export function Notice({ store }: { store: TableStore }) {
  const notice = store.notice.value;
  if (!notice) return null;
  const text = say(notice.text);
  return (
    <div class="decision-notice" role="alert">
      <p>
        {text || <RuleTexts ids={notice.rules} />}{" "}
        {notice.rules.map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
      <Button kind="quiet" icon={cross} name={t("close")} onClick={store.dismiss} />
    </div>
  );
}

function RuleTexts({ ids }: { ids: readonly string[] }) {
  const rules = rulesOf(useContext(GameOfRules)).value.value ?? [];
  const texts = rules.flatMap((rule) => (ids.includes(rule.id) ? say(rule.text) : []));
  return <Prose text={texts.join(" ") || t("refused")} />;
}
