import { t } from "../i18n";
import type { ContentEntry } from "../wire/messages";

/** Where a thing is known from, in a word. */
export function SourceMark({ of }: { of: ContentEntry["source"] }) {
  return (
    <span class={`source source-${of}`} data-tip={t(`source.${of}.text`)}>
      {t(`source.${of}`)}
    </span>
  );
}

// The name of an entry in a list of ours, which tells a reader nothing.
const INTERNAL = /^list:\S+$/;

/** Where a thing is known from, and why we think so. */
export function Grounds({ of }: { of: ContentEntry }) {
  return (
    <>
      {of.ref && !INTERNAL.test(of.ref) && <p lang="en">{of.ref}</p>}
      {of.why && <p lang="en">{of.why}</p>}
    </>
  );
}
