import { lang, say, t } from "../i18n";
import { rulesOf } from "../net/resource";
import type { RuleInfo } from "../wire/messages";
import { Dialog } from "./Dialog";
import { Fetched } from "./Fetched";
import { Prose } from "./Prose";
import { openRule } from "./RuleLink";

/** The rule that a link has opened, wherever one is. */
export function RuleDialog() {
  const open = openRule.value;
  if (!open) return null;
  const close = () => {
    openRule.value = null;
  };
  return (
    <Dialog title={open.id} onClose={close}>
      <Fetched resource={rulesOf(open.game)}>
        {(rules) => {
          const rule = rules.find((one) => one.id === open.id);
          return rule ? <RuleText rule={rule} /> : <p>{t("rule.none")}</p>;
        }}
      </Fetched>
      <p class="rule-more">
        <a href={`/rules/${open.game}#${open.id}`} onClick={close}>
          {t("rule.page")}
        </a>
      </p>
    </Dialog>
  );
}

function RuleText({ rule }: { rule: RuleInfo }) {
  const other = lang.value === "en" ? "fr" : "en";
  return (
    <div class="rule-text">
      {rule.question && <p class="rule-question">{say(rule.question)}</p>}
      <p>
        <Prose text={say(rule.text)} />
      </p>
      <details>
        <summary>{other === "fr" ? "En français" : "In English"}</summary>
        <p lang={other}>{rule.text[other]}</p>
      </details>
    </div>
  );
}
