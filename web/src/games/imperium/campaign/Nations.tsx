import { RuleLink } from "../../../ui";
import type { CampaignOpponent } from "../../../wire/imperium";
import { nationOf } from "../content";
import { NationFace } from "../Nations";
import { t } from "../texts";

interface Props {
  label: string;
  of: readonly CampaignOpponent[];
  chosen: string;
  /** True where an opponent is chosen. */
  against?: boolean;
  choose(nation: string): void;
}

/** Nations to choose one from; those that were beaten are closed, with the rule. */
export function Nations({ label, of, chosen, against = false, choose }: Props) {
  return (
    <ul class="i-nations" aria-label={label}>
      {of.map(({ nation, open }) => (
        <li key={nation} class="i-camp-nation">
          <button
            type="button"
            class="i-nation-card"
            aria-pressed={chosen === nation}
            disabled={!open}
            data-nation={nation}
            onClick={() => choose(nation)}
          >
            <NationFace of={nationOf(nation)} against={against} />
          </button>
          {!open && (
            <span class="i-camp-beaten">
              {t("campaign.beaten")} <RuleLink id="IMP-301" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
