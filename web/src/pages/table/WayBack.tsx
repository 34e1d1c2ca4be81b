import { t } from "../../i18n";
import type { TableStore } from "../../table/store";
import { Button } from "../../ui";
import { cross, restart, undo } from "../../ui/signs";

/** The nearest way back that is free: a half-made move given up, the last choice, or where bots do not mind the move before. */
export function wayBack(store: TableStore): (() => void) | null {
  const latest = store.playback.latest.peek();
  const { free = 0, plea = false, begun = false } = latest?.undo ?? {};
  if (begun) return () => void store.takeBack("begun");
  if (free > 0) return () => void store.takeBack("choice");
  return plea && !latest?.plea && isAlone(store) ? () => void store.ask({ type: "plead" }) : null;
}

/** True where nobody minds: bots never do. */
function isAlone(store: TableStore): boolean {
  const own = store.seat.value;
  return !store.playback.latest.value?.seats.some((one) => one.person && !one.bot && one.seat !== own);
}

/** The way back: give a half-made move up, undo, restart the turn, or ask the others to let one go back further. */
export function WayBack({ store }: { store: TableStore }) {
  const latest = store.playback.latest.value;
  const { free = 0, plea = false, begun = false } = latest?.undo ?? {};
  const alone = isAlone(store);
  const plead = () => void store.ask({ type: "plead" });
  return (
    <div class="decision-back">
      {store.playback.behind.value && (
        <Button kind="primary" onClick={() => store.playback.skip()}>
          {t("skip.now")}
        </Button>
      )}
      {begun && (
        <Button icon={cross} data-tip={t("cancel")} onClick={() => void store.takeBack("begun")}>
          <span class="narrow-spoken">{t("cancel")}</span>
        </Button>
      )}
      {free > 0 && !begun && (
        <Button icon={undo} data-tip={t("undo")} onClick={() => void store.takeBack("choice")}>
          <span class="narrow-spoken">{t("undo")}</span>
        </Button>
      )}
      {free > 1 && !begun && (
        <Button icon={restart} data-tip={t("restart")} onClick={() => void store.takeBack("all")}>
          <span class="narrow-spoken">{t("restart")}</span>
        </Button>
      )}
      {free === 0 && plea && !latest?.plea && alone && (
        <Button icon={undo} data-tip={t("undo")} onClick={plead}>
          <span class="narrow-spoken">{t("undo")}</span>
        </Button>
      )}
      {free === 0 && plea && !latest?.plea && !alone && (
        <Button kind="quiet" icon={undo} data-tip={t("plead")} onClick={plead}>
          <span class="narrow-spoken">{t("plead")}</span>
        </Button>
      )}
    </div>
  );
}
