import { useEffect, useRef } from "preact/hooks";
import { say, t } from "../../i18n";
import { library } from "../../net/resource";
import { chairsOf } from "../../table/shared";
import type { TableStore } from "../../table/store";
import { Button, Icon, Popover, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { away, robot } from "../../ui/signs";
import type { SeatInfo } from "../../wire/messages";
import { clock, useCountdown } from "./countdown";
import { NameForm } from "./NameForm";
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
            <Player store={store} one={atThisDevice(store, one)} toMove={toMove.has(one.seat)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who shares this device is here, whoever looks at it right now. */
function atThisDevice(store: TableStore, one: SeatInfo): SeatInfo {
  const here = chairsOf(store.table).some((chair) => chair.seat === one.seat);
  return here ? { ...one, here: true, grace: null } : one;
}

function stateOf(one: SeatInfo, own: boolean, wait: number | null): string {
  if (one.bot && one.person)
    return t(own ? "player.handed.own" : one.here ? "player.handed.here" : "player.handed");
  if (one.bot) return t("player.bot");
  if (own) return t("player.you");
  if (one.here) return t("player.here");
  if (one.came === false) return t("player.expected");
  return wait ? t("player.away.wait", { time: clock(wait) }) : t("player.away");
}

function Player({ store, one, toMove }: { store: TableStore; one: SeatInfo; toMove: boolean }) {
  const own = one.seat === store.seat.value;
  const name = nameOfSeat(one.seat, store.playback.latest.value?.seats ?? []);
  const wait = useCountdown(one);
  const yours = own && toMove && !one.bot;
  const face = (
    <>
      <SeatMark seat={one.seat} />
      <span class="player-words">
        <b>{name}</b>
        <small>
          {!yours && (
            <span class="player-state">
              {one.bot ? <Icon of={robot} /> : !one.here && !own && <Icon of={away} />}{" "}
              {stateOf(one, own, wait)}
            </span>
          )}
          {toMove && !yours && " "}
          {toMove && <span class="player-turn">{t(yours ? "player.turn.own" : "player.turn")}</span>}
        </small>
      </span>
    </>
  );
  // Only who plays may let a bot play for somebody who is away.
  const absent = store.seat.value !== null && one.person && !one.bot && !one.here;
  if (!own && !absent) return <span class="player-face">{face}</span>;
  return (
    <Popover class="player-face" text={face}>
      {(close) =>
        own ? (
          <OwnMenu store={store} one={one} close={close} />
        ) : (
          <AwayMenu store={store} one={one} wait={wait ?? 0} close={close} />
        )
      }
    </Popover>
  );
}

interface MenuProps {
  store: TableStore;
  one: SeatInfo;
  close(): void;
}

/** Somebody is away: after a while that is seen running, the others may let the serious bot play. */
function AwayMenu({ store, one, wait, close }: MenuProps & { wait: number }) {
  return (
    <div class="menu">
      {one.came === false ? (
        <p class="menu-wait">{t("player.expected.text")}</p>
      ) : wait > 0 ? (
        <p class="menu-wait">{t("player.grace", { time: clock(wait) })}</p>
      ) : (
        <Button
          icon={robot}
          onClick={() => {
            void store.ask({ type: "hand_over", seat: one.seat });
            close();
          }}
        >
          {t("player.hand")}
        </Button>
      )}
    </div>
  );
}

/** What one may do about the own seat. */
function OwnMenu({ store, one, close }: MenuProps) {
  const bots = library().value.value?.bots ?? [];
  return (
    <div class="menu">
      <NameForm store={store} name={one.name} button={t("ok")} done={close} />
      {one.bot ? (
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
          <p class="menu-label">{t("player.hand.own")}</p>
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
