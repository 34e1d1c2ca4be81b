import { Fragment } from "preact";
import { Signs } from "../../board";
import { SourceMark } from "../../ui/Source";
import type { DoubtView, RowView } from "../../wire/imperium";
import type { ContentEntry } from "../../wire/messages";
import { sign } from "./Mark";
import { RowSymbol } from "./Symbol";
import { book, t, word } from "./texts";
import "./CivRow.css";

// The keys under which the words of a row are found begin so.
const KEY = "civ/";

/** What a row of the C.I.V.'s table says, a step each. */
export function RowWords({ of }: { of: RowView }) {
  return (
    <ol class="i-row-words">
      {book.sentences(KEY + of.row).map((sentence) => (
        <li key={sentence}>
          <Signs of={sentence} draw={sign} />
        </li>
      ))}
    </ol>
  );
}

/** Where a row was read. */
export function RowSource({ of }: { of: RowView }) {
  return of.source ? <SourceMark of={of.source as ContentEntry["source"]} /> : null;
}

/** The symbols of a row that could not be read for certain: what they are played as, and what else they could be. */
export function Doubts({ of }: { of: readonly DoubtView[] }) {
  if (of.length === 0) return null;
  return (
    <ul class="i-doubts" aria-label={t("doubt")}>
      {of.map((doubt) => (
        <li key={doubt.field}>
          <b>{word(`doubt.of.${doubt.field}`)}</b>
          {t("doubt.read")} <Reading of={doubt.chosen} />, {t("doubt.also")} <Others of={doubt} />.
        </li>
      ))}
    </ul>
  );
}

/** One symbol, or several side by side. */
function Reading({ of }: { of: readonly string[] }) {
  return (
    <>
      {of.map((one, place) => (
        <Fragment key={one}>
          {place > 0 && " / "}
          <RowSymbol of={one} />
        </Fragment>
      ))}
    </>
  );
}

function Others({ of }: { of: DoubtView }) {
  return (
    <>
      {of.alternatives.map((other, place) => (
        <Fragment key={other.join()}>
          {place > 0 && (place + 1 < of.alternatives.length ? ", " : ` ${t("doubt.or")} `)}
          <Reading of={other} />
        </Fragment>
      ))}
    </>
  );
}
