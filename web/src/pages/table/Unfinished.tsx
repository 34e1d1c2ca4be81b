import { useSignal } from "@preact/signals";
import { say } from "../../i18n";
import { api, Problem } from "../../net/api";
import type { TableStore } from "../../table/store";
import { t } from "../../table/texts";
import { Button } from "../../ui";
import { save } from "../../ui/save";

/** The record of a game that is not over, where nobody else plays who must not know the seed. */
export function Unfinished({ store }: { store: TableStore }) {
  const problem = useSignal("");
  const { secret, table } = store;
  const latest = store.playback.latest.value;
  const people = latest?.seats.filter((one) => one.person).length ?? 0;
  if (!secret || latest?.result || people !== 1) return null;
  return (
    <>
      <Button
        kind="quiet"
        onClick={async () => {
          try {
            save(`${store.info.peek()?.game}-${table}.txt`, await api.unfinished(table, secret));
            problem.value = "";
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            problem.value = say(error.text);
          }
        }}
      >
        {t("record.unfinished")}
      </Button>
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}
