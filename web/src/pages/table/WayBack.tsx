import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import type { TableStore } from "../../table/store";
import { Button } from "../../ui";
import { cross, restart, undo } from "../../ui/signs";

/** The way back: give a half-made move up, undo, restart the turn, or ask the others to let one go back further. */
export function WayBack({ store }: { store: TableStore }) {
  const latest = store.playback.latest.value;
  const { free = 0, plea = false, begun = false } = latest?.undo ?? {};
  const own = store.seat.value;
  // Bots never mind.
  const alone = !latest?.seats.some((one) => one.person && !one.bot && one.seat !== own);
  const plead = () => void store.ask({ type: "plead" });
  useEscape(begun, () => void store.takeBack("begun"));
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

/** The escape key, where nothing stands open that it would close. */
function useEscape(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== "Escape" ||
        document.querySelector("dialog[open], .popover-panel, .note[data-confirming=true]")
      )
        return;
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [wanted]);
}
