import { useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { ownName } from "../../table/open";
import type { TableStore } from "../../table/store";
import { Button, Dialog } from "../../ui";

interface Props {
  store: TableStore;
  /** What the field holds at first. */
  name: string;
  button: string;
  kind?: "primary" | "plain";
  done(): void;
}

/** What the others shall call one. */
export function NameForm({ store, name: first, button, kind = "plain", done }: Props) {
  const name = useSignal(first);
  return (
    <form
      class="menu-name"
      onSubmit={(event) => {
        event.preventDefault();
        ownName.value = name.value.trim();
        void store.ask({ type: "rename", name: name.value.trim() });
        done();
      }}
    >
      <label>
        <span class="menu-label">{t("player.name")}</span>
        <input
          class="field"
          data-first
          maxLength={24}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <Button kind={kind} type="submit" class="name-go">
        {button}
      </Button>
    </form>
  );
}

/** True while who came by a link to a seat that has no name yet is asked for one. */
export function asksName(store: TableStore): boolean {
  const own = store.playback.latest.value?.seats.find((one) => one.seat === store.seat.value);
  return store.newcomer.value && own !== undefined && !own.name && !own.bot;
}

/** Who comes by a link to a seat that has no name yet is asked for one. */
export function Newcomer({ store }: { store: TableStore }) {
  const done = () => {
    store.newcomer.value = false;
  };
  if (!asksName(store)) return null;
  return (
    <Dialog title={t("newcomer.head")} onClose={done}>
      <p>{t("newcomer.text")}</p>
      <NameForm store={store} name={ownName.peek()} button={t("newcomer.go")} kind="primary" done={done} />
    </Dialog>
  );
}
