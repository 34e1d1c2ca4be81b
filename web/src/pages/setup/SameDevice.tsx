import { sharing } from "../../table/shared";
import { t } from "../../table/texts";

/** Whether several people play at this device, one after the other. */
export function SameDevice() {
  return (
    <label class="menu-check">
      <input
        type="checkbox"
        checked={sharing.value}
        onChange={(event) => {
          sharing.value = event.currentTarget.checked;
        }}
      />
      {t("shared")}
    </label>
  );
}
