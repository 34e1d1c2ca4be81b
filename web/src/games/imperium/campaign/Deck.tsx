import { RuleLink } from "../../../ui";
import type { ImperiumCampaign } from "../../../wire/imperium";
import { TokensRow } from "../Mark";
import { t } from "../texts";
import { Shown } from "./Shown";

interface Props {
  of: ImperiumCampaign;
  look(card: string): void;
}

/** What each game begins with: tokens, the starting deck with what was kept, and what was removed. */
export function Deck({ of, look }: Props) {
  return (
    <>
      <p class="i-camp-start">
        {t("campaign.start")} <TokensRow of={of.tokens} />{" "}
        {of.bonus && (
          <>
            ({t("campaign.doubled")} <RuleLink id="IMP-303" />)
          </>
        )}
      </p>
      {of.unrest_out > 0 && (
        <p>
          {t("campaign.unrest", { count: of.unrest_out })} <RuleLink id="IMP-309" />
        </p>
      )}
      <ul class="i-camp-cards">
        {of.deck.map((card) => (
          <Shown
            key={card}
            of={card}
            look={look}
            mark={of.joined.includes(card) ? t("campaign.deck.joined") : undefined}
          />
        ))}
      </ul>
      {of.dropped.length > 0 && (
        <>
          <h3>
            {t("campaign.deck.gone")} <RuleLink id="IMP-306" />
          </h3>
          <ul class="i-camp-cards">
            {of.dropped.map((card) => (
              <Shown key={card} of={card} look={look} gone />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
