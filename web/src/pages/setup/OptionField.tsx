import { useId } from "preact/hooks";
import { say } from "../../i18n";
import { capital } from "../../i18n/typography";
import { RuleLink } from "../../ui";
import { Prose } from "../../ui/Prose";
import type { OptionInfo } from "../../wire/messages";
import "./setup.css";

interface Props {
  option: OptionInfo;
  value: boolean | number | string;
  onChange(value: boolean | number | string): void;
}

/** A setting of the game with the rule that describes it. */
export function OptionField({ option, value, onChange }: Props) {
  const id = useId();
  return (
    <div class="setup-option">
      <label for={id}>{say(option.label)}</label>
      {typeof option.default === "boolean" ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-text`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : (
        <select
          id={id}
          class="field"
          value={option.values.indexOf(value)}
          aria-describedby={`${id}-text`}
          onChange={(event) => onChange(option.values[Number(event.currentTarget.value)] ?? option.default)}
        >
          {option.values.map((one, place) => (
            <option key={String(one)} value={place}>
              {capital(say(option.value_labels[place] ?? { en: String(one), fr: String(one) }))}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-text`}>
        <Prose text={say(option.value_texts[option.values.indexOf(value)] ?? option.text)} />{" "}
        <RuleLink id={option.rule} />
      </p>
    </div>
  );
}
