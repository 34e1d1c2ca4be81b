import { t } from "../i18n";
import { KEYS } from "../pages/table/keys";
import { keysWanted } from "../pages/table/prefs";

/** The keys of a table, with a switch for those whom they disturb. */
export function Keys() {
  return (
    <details class="primer-keys">
      <summary>{t("keys")}</summary>
      <dl>
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <label class="menu-check">
        <input
          type="checkbox"
          checked={keysWanted.value}
          onChange={(event) => (keysWanted.value = event.currentTarget.checked)}
        />
        {t("keys.wanted")}
      </label>
    </details>
  );
}
