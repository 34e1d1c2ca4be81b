import { Signs } from "../../../board";
import { SourceMark } from "../../../ui/Source";
import type { CivAdvice, CivRow, CivStep } from "../../../wire/imperium";
import { Steps } from "../../beside/Stage";
import { Doubts } from "../CivRow";
import { sign } from "../Mark";
import { t } from "../texts";

/** A text with its signs drawn. */
export const Said = ({ of }: { of: string }) => <Signs of={of} draw={sign} />;

/** Steps to be done at the table, one after the other. */
export const StepList = ({ of }: { of: readonly CivStep[] }) => (
  <Steps of={of} said={(text) => <Said of={text} />} />
);

type Source = Parameters<typeof SourceMark>[0]["of"];

/** Which row it is and why, with where it was read, and doubts; behind a tap. */
function Why({ row, passed }: { row: CivRow; passed: readonly CivRow[] }) {
  return (
    <details class="b-why">
      <summary>{row.label}</summary>
      <p>
        <Said of={row.match} />
      </p>
      <p>
        {t("beside.row.says")}
        <Said of={row.text} />
      </p>
      {passed.length > 0 && <p>{t("beside.passed", { rows: passed.map((one) => one.label) })}</p>}
      <p>
        <SourceMark of={row.source as Source} />
      </p>
      <Doubts of={row.unsure ?? []} />
    </details>
  );
}

/** What the C.I.V. does: the row, and its steps. */
export function AdviceView({ of }: { of: CivAdvice }) {
  return (
    <div class="b-advice">
      {of.row && <Why row={of.row} passed={of.passed ?? []} />}
      <StepList of={of.steps ?? []} />
    </div>
  );
}
