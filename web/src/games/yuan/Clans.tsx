import { useSignal } from "@preact/signals";
import { AreaOf, Changed, Did, Part, useHold } from "../../board";
import { say } from "../../i18n";
import { Icon, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { ClanView, Yuan, YuanView } from "../../wire/yuan";
import { clanName } from "./content";
import { EMBLEMS } from "./emblems";
import { ROMAN } from "./naming";
import { Power } from "./Power";
import { useShown } from "./shown";
import { t } from "./texts";
import "./Clans.css";

const COLUMNS = [
  ["temple", "temples"],
  ["rice", "rice"],
  ["forest", "forest"],
  ["mine", "mine"],
  ["chao", "coins"],
  ["army", "troops"],
] as const;

// From more clans than this on each has one line, so that all are in sight.
const MANY = 4;

/** What a seat is doing now, as far as everybody may know it. */
function stateOf(view: YuanView, clan: ClanView): "ready" | "thinking" | "bidding" | "moving" | "" {
  if (view.over) return "";
  const secret = view.step === "PlanTurn" || view.step === "Bid";
  if (secret && view.to_act.includes(clan.seat)) {
    return clan.ready ? "ready" : view.step === "Bid" ? "bidding" : "thinking";
  }
  return view.to_act.includes(clan.seat) ? "moving" : "";
}

/** Every clan with its levels, always in sight; a row opens to tell the rest. */
export function Clans() {
  const { view, seats, seat, main } = useHold<Yuan>();
  const shown = useShown();
  const opened = useSignal<number | null>(null);
  const order = view.clans.map((_, place) => (place + (seat ?? 0)) % view.clans.length);
  const armies = view.clans.map((clan) =>
    view.provinces.reduce((sum, one) => sum + (one.owner === clan.seat ? (one.armies ?? 0) : 0), 0),
  );
  const most = Math.max(...view.clans.map((one) => one.temples));
  return (
    <Part
      on="clans"
      class={`y-clans sheet ${view.seats > MANY || view.auction ? "y-many" : ""}`}
      label={t("clans")}
    >
      <table>
        <colgroup>
          <col />
          {COLUMNS.map(([sign]) => (
            <col key={sign} class="y-figures" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{t("view.clan")}</span>
            </th>
            {COLUMNS.map(([sign, text]) => (
              <th key={sign} scope="col" data-tip={t(text)}>
                <Icon of={EMBLEMS[sign]} />
                <span class="spoken">{t(text)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((one) => {
            const clan = view.clans[one];
            if (!clan) return null;
            const state = stateOf(view, clan);
            const open = opened.value === one;
            return (
              <AreaOf.Provider key={one} value={one === main ? null : one}>
                <tr
                  class={`${one === seat ? "y-own" : ""} ${state ? `y-is-${state}` : ""}`}
                  data-clan={clan.clan || undefined}
                  onPointerEnter={(event) => {
                    if (event.pointerType !== "touch") shown.clan.value = one;
                  }}
                  onPointerLeave={() => {
                    shown.clan.value = null;
                  }}
                >
                  <th scope="row">
                    <button
                      type="button"
                      class="y-clan-name"
                      aria-expanded={open}
                      onClick={() => {
                        opened.value = open ? null : one;
                      }}
                    >
                      <SeatMark seat={one} />
                      <span>
                        <b>{nameOfSeat(one, seats)}</b>
                        <small>
                          <span class="y-clan-of">{clan.clan ? say(clanName(clan.clan)) : t("noClan")} </span>
                          {state && <em class={`y-state y-state-${state}`}>{t(state)}</em>}
                        </small>
                      </span>
                    </button>
                  </th>
                  <td class={`y-temples ${clan.temples === most && most > 0 ? "y-leads" : ""}`}>
                    {clan.temples}
                    <Changed of="temples" value={clan.temples} />
                  </td>
                  <td>
                    {clan.rice}
                    <Changed of="rice" value={clan.rice} />
                  </td>
                  <td>
                    {clan.forest}
                    <Changed of="forest" value={clan.forest} />
                  </td>
                  <td>
                    {clan.mine}
                    <Changed of="mine" value={clan.mine} />
                  </td>
                  <td>
                    {clan.chao}
                    <Changed of="chao" value={clan.chao} />
                  </td>
                  <td>
                    {armies[one]}
                    <Changed of="armies" value={armies[one] ?? 0} />
                  </td>
                </tr>
                {open && (
                  <tr class="y-details">
                    <td colSpan={7}>
                      <Details clan={clan} view={view} />
                      {one !== main && <Did doer={one} name={nameOfSeat(one, seats)} full />}
                    </td>
                  </tr>
                )}
              </AreaOf.Provider>
            );
          })}
        </tbody>
      </table>
    </Part>
  );
}

/** The levels of a plan in short: what is not played is a dash. */
export function levelsInShort(levels: readonly number[]): string {
  return levels.map((level) => ROMAN[level]).join(" · ");
}

function Details({ clan, view }: { clan: ClanView; view: YuanView }) {
  const passed = clan.last_levels.length > 0 && !clan.last_target;
  const plan = passed
    ? t("lastPass")
    : t("shortPlan", { target: clan.last_target, levels: levelsInShort(clan.last_levels) });
  return (
    <ul>
      <li>
        {clan.clan && `${say(clanName(clan.clan))}, `}
        {t("provinces", { count: clan.provinces })}
        {clan.clan === "mu" && view.options.clan_powers === true && (
          <> ({t("counts", { sum: clan.province_sum })})</>
        )}
      </li>
      <li>
        {t("reserve", {
          villages: clan.villages_left,
          cities: clan.cities_left,
          armies: clan.armies_left,
        })}
      </li>
      {clan.last_levels.length > 0 && <li>{t("lastPlan", { plan })}</li>}
      {view.options.clan_powers === true && clan.clan && (
        <li>
          <Power of={clan.clan} />
        </li>
      )}
    </ul>
  );
}
