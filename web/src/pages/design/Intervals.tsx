import { say } from "../../i18n";
import { decimal, percent, signed } from "../../i18n/figures";
import type { Measured } from "../../wire/messages";
import { t } from "./texts";

const WIDTH = 160;

/** The differences that were measured, each with its interval around nought. */
export function Intervals({ measured }: { measured: readonly Measured[] }) {
  return (
    <div class="design-wide">
      <table class="design-table">
        <thead>
          <tr>
            <th scope="col">{t("measure")}</th>
            <th scope="col">{t("of.printed")}</th>
            <th scope="col">{t("of.changed")}</th>
            <th scope="col">{t("difference")}</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((one) => (
            <tr key={say(one.label)} class={one.real ? "design-real" : ""}>
              <th scope="row">{say(one.label)}</th>
              <td>{figure(one, one.printed)}</td>
              <td>{figure(one, one.changed)}</td>
              <td>
                <div class="design-difference">
                  <Interval of={one} reach={reachOf(measured, one.share)} />
                  <span>
                    {change(one, one.low)} … {change(one, one.high)}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A share in hundredths, or points. */
const figure = (of: Measured, value: number): string => (of.share ? percent(value, 1) : decimal(value));
/** A difference, with its sign. */
const change = (of: Measured, value: number): string =>
  of.share ? signed(100 * value, 1) : signed(value, 1);

/** As far as the widest interval of the same kind goes. */
const reachOf = (measured: readonly Measured[], share: boolean): number =>
  Math.max(0.01, ...measured.filter((one) => one.share === share).flatMap((one) => [-one.low, one.high]));

function Interval({ of, reach }: { of: Measured; reach: number }) {
  const place = (value: number) => (WIDTH * (value + reach)) / (2 * reach);
  return (
    <svg class="design-interval" viewBox={`-5 0 ${WIDTH + 10} 20`} aria-hidden="true">
      <line class="design-nought" x1={WIDTH / 2} x2={WIDTH / 2} y1="0" y2="20" />
      <line x1={place(of.low)} x2={place(of.high)} y1="10" y2="10" />
      <circle cx={place(of.difference)} cy="10" r="4" />
    </svg>
  );
}
