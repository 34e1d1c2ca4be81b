import type { Signal } from "@preact/signals";
import { t } from "../../i18n";
import { Icon } from "../../ui";
import { glass } from "../../ui/signs";

interface Props<T extends string> {
  search: Signal<string>;
  label: string;
  chosen: Signal<T>;
  choices: readonly { value: T; label: string }[];
  count: number;
}

/** A search field, a choice of kinds, and how many are found. */
export function Filters<T extends string>({ search, label, chosen, choices, count }: Props<T>) {
  return (
    <search class="filters">
      <label class="filters-search">
        <Icon of={glass} />
        <span class="spoken">{label}</span>
        <input
          type="search"
          class="field"
          placeholder={label}
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      </label>
      <fieldset class="switch" aria-label={t("filter")}>
        {choices.map(({ value, label }) => (
          <button
            type="button"
            key={value}
            aria-pressed={chosen.value === value}
            onClick={() => {
              chosen.value = value;
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <output>{t("found", { count })}</output>
      {count === 0 && <p class="filters-none">{t("found.none")}</p>}
    </search>
  );
}
