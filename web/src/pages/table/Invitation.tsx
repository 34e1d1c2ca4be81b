import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { invite } from "../../table/invite";
import { recentTables, tableAddress } from "../../table/recent";
import type { TableStore } from "../../table/store";
import { Button, Dialog, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { SeatInfo } from "../../wire/messages";
import "./Invitation.css";

/** One secret link for each of the other people's seats. */
export function Invitation({ store, seats }: { store: TableStore; seats: readonly SeatInfo[] }) {
  const others = recentTables.value.find((one) => one.table === store.table)?.others ?? [];
  const copied = useSignal(-1);
  const close = () => {
    invite.value = false;
  };
  useEffect(() => close, []);
  return (
    <Dialog title={t("invite.head")} onClose={close}>
      <p>{t("invite.text")}</p>
      <ul class="invitation">
        {others.map(({ seat, secret }) => {
          const link = location.origin + tableAddress(store.table, secret);
          const name = nameOfSeat(seat, seats);
          return (
            <li key={seat}>
              <label for={`link-${seat}`}>
                <SeatMark seat={seat} /> {name}
                {seats.find((one) => one.seat === seat)?.here && <small> · {t("player.here")}</small>}
              </label>
              <input
                id={`link-${seat}`}
                class="field"
                readOnly
                value={link}
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button
                onClick={async () => {
                  if (await copy(link, `link-${seat}`)) copied.value = seat;
                }}
              >
                {copied.value === seat ? t("invite.copied") : t("invite.copy")}
                <span class="spoken"> {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <p class="decision-soft">
        {t("invite.watch")}{" "}
        <a href={`/t/${store.table}`} target="_blank" rel="noopener">
          {`${location.host}/t/${store.table}`}
        </a>
      </p>
      <p class="invitation-go">
        <Button kind="primary" onClick={close}>
          {t("invite.go")}
        </Button>
      </p>
    </Dialog>
  );
}

/** Copy a text; where a page without https may not, its field is selected so that the old way or the reader can. */
async function copy(text: string, field: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.select();
    return document.execCommand("copy");
  }
}
