import { Icon, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { SeatInfo } from "../../wire/messages";
import { EMBLEMS, TYPE_EMBLEMS } from "./emblems";
import { TYPES } from "./moves";
import { ROMAN } from "./naming";
import { type Line, numberOf, provinceOf } from "./pieces";
import { t } from "./texts";

// The details of an event that hold the levels, by type of action.
const LEVELS = { dev: "development", fort: "fortification", mil: "militarisation" } as const;

interface Props {
  lines: readonly Line[];
  seats: readonly SeatInfo[];
  seat: number | null;
}

/** What the screens hid: every plan in one row, side by side. */
export function PlansShown({ lines, seats, seat }: Props) {
  return (
    <table class="y-shown">
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{t("view.clan")}</span>
          </th>
          <th scope="col">{t("shown.target")}</th>
          {TYPES.map((type) => (
            <th key={type} scope="col" data-tip={t(type)}>
              <Icon of={TYPE_EMBLEMS[type]} label={t(type)} />
            </th>
          ))}
          <th scope="col" data-tip={t("coins")}>
            <Icon of={EMBLEMS.chao} label={t("coins")} />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.seat} class={line.seat === seat ? "y-own" : ""}>
            <th scope="row">
              <SeatMark seat={line.seat} /> {nameOfSeat(line.seat, seats)}
            </th>
            {line.what === "passed" ? (
              <td colSpan={5} class="y-vain">
                {t("lastPass")}
              </td>
            ) : (
              <>
                <td class="y-shown-target">{provinceOf(line)}</td>
                {TYPES.map((type) => (
                  <td key={type}>{ROMAN[numberOf(line, LEVELS[type])]}</td>
                ))}
                <td>{numberOf(line, "cost")}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
