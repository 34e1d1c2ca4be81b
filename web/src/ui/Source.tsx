import { listed, t } from "../i18n";
import type { ContentEntry } from "../wire/messages";

/** Where a thing is known from, in a word. */
export function SourceMark({ of }: { of: ContentEntry["source"] }) {
  return (
    <span class={`source source-${of}`} data-tip={t(`source.${of}.text`)}>
      {t(`source.${of}`)}
    </span>
  );
}

// The name of an entry in somebody's list of the cards, or of a picture of it, which tells a reader nothing.
const LISTED = /^(?:list\d?|bor)(?::\S+)?$/;
const PICTURED = /^photo:\S+$/;

/** Where a thing is known from, and why we think so: lists and pictures are counted, all else is as it was noted. */
export function Grounds({ of }: { of: ContentEntry }) {
  const parts = of.ref.split(/\+(?=\S)/).filter(Boolean);
  const lists = parts.filter((part) => LISTED.test(part)).length;
  const pictures = parts.filter((part) => PICTURED.test(part)).length;
  const counted = [
    ...(lists ? [t("source.lists", { count: lists })] : []),
    ...(pictures ? [t("source.pictures", { count: pictures })] : []),
  ];
  const others = parts.filter((part) => !LISTED.test(part) && !PICTURED.test(part));
  return (
    <>
      {counted.length > 0 && <p>{listed(counted)}</p>}
      {others.length > 0 && (
        <p lang="en">{others.join(" + ").replace(/\blist:\S+;/g, "a list by players;")}</p>
      )}
      {of.why && <p lang="en">{of.why}</p>}
    </>
  );
}
