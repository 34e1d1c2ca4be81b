import { sound, sounds } from "../../table/sound";
import { t } from "../../table/texts";

/** Whether what is large is heard; who switches it on hears how. */
export function SoundSwitch() {
  return (
    <label class="menu-check">
      <input
        type="checkbox"
        checked={sounds.value}
        onChange={(event) => {
          sounds.value = event.currentTarget.checked;
          sound("moment");
        }}
      />
      {t("sounds")}
    </label>
  );
}
