import { useHold } from "../../board";
import { Dialog, scrolls } from "../../ui";
import type { CivView, Imperium } from "../../wire/imperium";
import { Doubts, RowSource, RowWords } from "./CivRow";
import { nationName } from "./naming";
import { Match } from "./Symbol";
import { t, word } from "./texts";
import "./CivTable.css";

/** The rows by which the C.I.V. plays now, from top to bottom. */
export function CivTable({ of }: { of: CivView }) {
  return (
    <Dialog
      shape="wide"
      title={t("civ.table.of", { nation: nationName(of.nation), side: word(`noun.state.${of.state}`) })}
      onClose={useHold<Imperium>().close}
    >
      <p>{t("civ.table.text")}</p>
      <section class="i-rows" {...scrolls} aria-label={t("civ.table")} data-first>
        <ol>
          {of.table.map((row) => (
            <li key={row.row} class="i-row">
              <p class="i-row-match">
                {row.place ? <b>{row.place}</b> : null} <Match of={row} />
              </p>
              <div>
                <RowWords of={row} />
                <Doubts of={row.unsure ?? []} />
              </div>
              <RowSource of={row} />
            </li>
          ))}
        </ol>
      </section>
    </Dialog>
  );
}
