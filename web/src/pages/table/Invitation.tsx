import { useEffect } from "preact/hooks";
import { WITHOUT_SERVER } from "#house";
import { linkTo } from "#places";
import { t } from "../../i18n";
import { invite } from "../../table/invite";
import { recentTables, tableAddress } from "../../table/recent";
import type { TableStore } from "../../table/store";
import { whatIfAddress } from "../../table/whatif";
import { Button, Dialog, SeatMark } from "../../ui";
import { LinkField } from "../../ui/LinkField";
import { nameOfSeat } from "../../ui/SeatName";
import type { SeatInfo } from "../../wire/messages";
import "./Invitation.css";

/** The secret links of the seats: one for each of the other people, and the reader's own to come back by. */
export function Invitation({ store, seats }: { store: TableStore; seats: readonly SeatInfo[] }) {
  const others = recentTables.value.find((one) => one.table === store.table)?.others ?? [];
  const own = store.seat.value;
  const linkOf = (secret: string) => linkTo(tableAddress(store.table, secret));
  const close = () => {
    invite.value = false;
  };
  useEffect(() => close, []);
  return (
    <Dialog title={t(others.length ? "invite.head" : "links")} onClose={close}>
      {others.length > 0 && <p>{t(WITHOUT_SERVER ? "device.invite" : "invite.text")}</p>}
      <ul class="invitation">
        {others.map(({ seat, secret }) => {
          const name = nameOfSeat(seat, seats);
          return (
            <li key={seat}>
              <LinkField id={`link-${seat}`} link={linkOf(secret)} name={name}>
                <SeatMark seat={seat} /> {name}
                {seats.find((one) => one.seat === seat)?.here && <small> · {t("player.here")}</small>}
              </LinkField>
            </li>
          );
        })}
        {own !== null && store.secret && (
          <li>
            <LinkField id="link-own" link={linkOf(store.secret)} name={t("invite.own")}>
              <SeatMark seat={own} /> {t("invite.own")}
            </LinkField>
          </li>
        )}
      </ul>
      {store.info.value?.title && own !== null && !WITHOUT_SERVER && (
        <LinkField id="link-what-if" link={linkTo(whatIfAddress(store.table, own))} name={t("whatif.link")}>
          {t("whatif.link")}
        </LinkField>
      )}
      <p class="decision-soft">
        {t("invite.watch")}{" "}
        <a href={`/t/${store.table}`} target="_blank" rel="noopener">
          {linkTo(`/t/${store.table}`).replace(/^https?:\/\//, "")}
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
