import { t } from "../../i18n";
import { PACE, type Speed, speed } from "../../table/playback";

const SPEEDS = Object.keys(PACE) as Speed[];

/** How fast the others' moves are shown. */
export function SpeedSwitch() {
  return (
    <fieldset class="switch" aria-label={t("speed")}>
      {SPEEDS.map((one) => (
        <button
          type="button"
          key={one}
          aria-pressed={speed.value === one}
          onClick={() => {
            speed.value = one;
          }}
        >
          {t(`speed.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
