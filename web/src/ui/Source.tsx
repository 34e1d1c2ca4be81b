import { useContext } from "preact/hooks";
import { t } from "../i18n";
import { contentOf } from "../net/resource";
import type { ContentEntry } from "../wire/messages";
import { GameOfRules } from "./RuleLink";

/** Where a thing is known from, in a word. */
export function SourceMark({ of }: { of: ContentEntry["source"] }) {
  return (
    <span class={`source source-${of}`} data-tip={t(`source.${of}.text`)}>
      {t(`source.${of}`)}
    </span>
  );
}

/** Where a thing is known from, and why we think so. */
export function Grounds({ of }: { of: ContentEntry }) {
  return (
    <>
      {of.ref && <p lang="en">{of.ref}</p>}
      {of.why && <p lang="en">{of.why}</p>}
    </>
  );
}

/** The source of an entry for one who looks closer at it; boards do without until then. */
export function SourceOf({ shelf, id }: { shelf: string; id: string }) {
  const shelves = contentOf(useContext(GameOfRules)).value.value;
  const entry = shelves?.find((one) => one.name === shelf)?.entries.find((one) => one.id === id);
  return (
    <>
      <dt>{t("source")}</dt>
      <dd>
        {entry && <SourceMark of={entry.source} />}
        {entry && <Grounds of={entry} />}
      </dd>
    </>
  );
}
