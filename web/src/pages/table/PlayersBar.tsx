import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say, t } from "../../i18n";
import { library } from "../../net/resource";
import { ownName } from "../../table/open";
import type { TableStore } from "../../table/store";
import { Button, Icon, Popover, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { away, robot } from "../../ui/signs";
import type { SeatInfo } from "../../wire/messages";
import "./PlayersBar.css";

const MARGIN = 48;
// More than so many players have room for their names only; who is to move is lit.
const MANY = 4;

/** Who sits at the table, who is to move, who is here. */
export function PlayersBar({ store }: { store: TableStore }) {
  const { latest, shown } = store.playback;
  const seats = latest.value?.seats ?? [];
  const toMove = new Set(shown.value?.waiting.map((one) => one.seat));
  const bar = useRef<HTMLElement>(null);
  const order = [...toMove].join();
  // On a phone the bar scrolls: who is to move stays in sight.
  useEffect(() => {
    const mover = bar.current?.querySelector<HTMLElement>(".to-move");
    if (mover && bar.current) bar.current.scrollLeft = mover.offsetLeft - MARGIN;
  }, [order]);
  return (
    <nav class={`players ${seats.length > MANY ? "players-many" : ""}`} aria-label={t("players")} ref={bar}>
      <ul>
        {seats.map((one) => (
          <li key={one.seat} class={toMove.has(one.seat) ? "player to-move" : "player"}>
            <Player store={store} one={one} toMove={toMove.has(one.seat)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function stateOf(one: SeatInfo, own: boolean): string {
  if (one.bot && one.person) return own ? t("player.handed.own") : t("player.handed");
  if (one.bot) return t("player.bot");
  if (own) return t("player.you");
  return one.here ? t("player.here") : t("player.away");
}

function Player({ store, one, toMove }: { store: TableStore; one: SeatInfo; toMove: boolean }) {
  const own = one.seat === store.seat.value;
  const name = nameOfSeat(one.seat, store.playback.latest.value?.seats ?? []);
  const face = (
    <>
      <SeatMark seat={one.seat} />
      <span class="player-words">
        <b>{name}</b>
        <small>
          <span class="player-state">
            {one.bot ? <Icon of={robot} /> : !one.here && !own && <Icon of={away} />} {stateOf(one, own)}
          </span>
          {toMove && " "}
          {toMove && <span class="player-turn">{t("player.turn")}</span>}
        </small>
      </span>
    </>
  );
  const absent = one.person && !one.bot && !one.here;
  if (!own && !absent) return <span class="player-face">{face}</span>;
  return (
    <Popover class="player-face" text={face}>
      {(close) => <SeatMenu store={store} one={one} own={own} close={close} />}
    </Popover>
  );
}

interface MenuProps {
  store: TableStore;
  one: SeatInfo;
  own: boolean;
  close(): void;
}

function SeatMenu({ store, one, own, close }: MenuProps) {
  const name = useSignal(one.name);
  const bots = library().value.value?.bots ?? [];
  return (
    <div class="menu">
      {own && (
        <form
          class="menu-name"
          onSubmit={(event) => {
            event.preventDefault();
            ownName.value = name.value.trim();
            void store.ask({ type: "rename", name: name.value.trim() });
            close();
          }}
        >
          <label>
            <span class="menu-label">{t("player.name")}</span>
            <input
              class="field"
              maxLength={24}
              value={name.value}
              onInput={(event) => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
          <Button type="submit">{t("ok")}</Button>
        </form>
      )}
      {own && one.bot ? (
        <Button
          kind="primary"
          onClick={() => {
            void store.ask({ type: "sit_down" });
            close();
          }}
        >
          {t("player.sit")}
        </Button>
      ) : (
        <>
          <p class="menu-label">{own ? t("player.hand.own") : t("player.hand")}</p>
          {bots.map((bot) => (
            <Button
              key={bot.name}
              kind="quiet"
              icon={robot}
              onClick={() => {
                void store.ask({ type: "hand_over", seat: one.seat, bot: bot.name });
                close();
              }}
            >
              {say(bot.label)}
            </Button>
          ))}
        </>
      )}
    </div>
  );
}
