import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { lang, t } from "../../i18n";
import { Trouble } from "../../ui/Fetched";
import { TurningPoints } from "../coach/CoachPanel";
import { Coach } from "../coach/coach";
import { addressOf } from "../replay/address";

/** What turned the game: looked for when somebody wants to know, each a click from the position in the replay. */
export function Turned({ table, seat }: { table: string; seat: number | null }) {
  const open = useSignal(false);
  const { route } = useLocation();
  const coach = useMemo(() => new Coach(table), [table]);
  useEffect(() => (open.value ? coach.follow(seat ?? 0, lang.value) : undefined), [open.value, lang.value]);
  const report = coach.report.value;
  return (
    <details
      class="result-turned"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{t("coach.turning")}</summary>
      {report ? (
        <TurningPoints
          report={report}
          at={-1}
          go={(move) => route(`${addressOf(table, { move, seat })}&coach`)}
        />
      ) : coach.problem.value ? (
        <Trouble problem={coach.problem.value} />
      ) : (
        <p role="status">{t("counsel.busy")}</p>
      )}
    </details>
  );
}
