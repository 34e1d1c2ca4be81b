import { LANGS, lang, t } from "../i18n";
import { THEMES, theme } from "../theme";
import { Icon } from "./Icon";
import { halves, moon, sun } from "./signs";

const THEME_ICONS = { auto: halves, light: sun, dark: moon };

/** The language of the page, changed at once. */
export function LangSwitch() {
  return (
    <fieldset class="switch" aria-label={t("lang")}>
      {LANGS.map((one) => (
        <button
          type="button"
          key={one}
          lang={one}
          aria-label={one === "en" ? "EN, English" : "FR, Français"}
          aria-pressed={lang.value === one}
          onClick={() => {
            lang.value = one;
          }}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Light, dark, or as the system wishes. */
export function ThemeSwitch() {
  return (
    <fieldset class="switch" aria-label={t("theme")}>
      {THEMES.map((one) => (
        <button
          type="button"
          key={one}
          aria-label={t(`theme.${one}`)}
          data-tip={t(`theme.${one}`)}
          aria-pressed={theme.value === one}
          onClick={() => {
            theme.value = one;
          }}
        >
          <Icon of={THEME_ICONS[one]} />
        </button>
      ))}
    </fieldset>
  );
}
