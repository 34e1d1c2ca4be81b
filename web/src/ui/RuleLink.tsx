import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../i18n";
import "./RuleLink.css";

/** Which game's rules the links below mean. */
export const GameOfRules = createContext("");

/** The rule that stands open, for RuleDialog. */
export const openRule = signal<{ game: string; id: string } | null>(null);

/** The number of a rule, or a short sign where many stand together; a click opens its text in place. */
export function RuleLink({ id, brief = false }: { id: string; brief?: boolean }) {
  const game = useContext(GameOfRules);
  if (!id) return null;
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={t("rule.open", { id })}
      data-tip={brief ? t("rule.open", { id }) : undefined}
      onClick={(event) => {
        event.stopPropagation();
        openRule.value = { game, id };
      }}
    >
      {brief ? "§" : id}
    </button>
  );
}
