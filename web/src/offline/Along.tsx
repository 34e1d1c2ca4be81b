import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { TableStore } from "../table/store";
import { Letters } from "./letters/Letters";
import { TakenTable } from "./taken";

// A game that was taken along from the server beside whose page this one lies.

/** Milliseconds between two looks whether the server is back. */
const LOOK = 5000;

/** Nothing is handed in here. */
export const useHandedIn = (_table: string, _secret: string | null): boolean => true;

/** A house on this device is never lost. */
export const GoOn = (_props: { store: TableStore }): null => null;

async function answers(table: string): Promise<boolean> {
  try {
    return (await fetch(`/api/tables/${encodeURIComponent(table)}`, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Says that a game is another server's, and when that is back, the way there. */
export function Away({ store }: { store: TableStore }) {
  const state = useSignal<"own" | "away" | "back">("own");
  const { table, secret } = store;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      state.value = (await answers(table)) ? "back" : "away";
      timer = setTimeout(look, LOOK);
    };
    void TakenTable.open(table)
      .then((taken) => taken.since())
      .then((since) => (since === null ? undefined : look()));
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
  }, [table, state]);
  if (state.value === "own") return <Letters store={store} />;
  if (state.value === "away")
    return (
      <div class="table-lost" role="status" data-testid="away">
        {t("along.away")}
      </div>
    );
  return (
    <div class="table-lost table-good" role="status" data-testid="back">
      {t("along.back")}{" "}
      <a class="button button-primary" href={`${location.origin}/t/${table}${secret ? `#${secret}` : ""}`}>
        {t("along.hand")}
      </a>
    </div>
  );
}
