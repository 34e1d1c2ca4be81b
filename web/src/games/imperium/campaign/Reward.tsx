import { useSignal } from "@preact/signals";
import { Button, RuleLink } from "../../../ui";
import type { ImperiumCampaign } from "../../../wire/imperium";
import { cardName } from "../naming";
import { t } from "../texts";
import { Shown } from "./Shown";

interface Props {
  of: ImperiumCampaign;
  busy: boolean;
  look(card: string): void;
  reward(choice: string): void;
}

/** What a win brings: a card that was gained is kept, or one of the starting deck removed. */
export function Reward({ of, busy, look, reward }: Props) {
  const choice = useSignal<{ verb: "keep" | "drop"; card: string } | null>(null);
  const chosen = choice.value;
  const row = (verb: "keep" | "drop", cards: readonly string[]) => (
    <ul class="i-camp-cards">
      {cards.map((one) => (
        <Shown
          key={one}
          of={one}
          look={look}
          chosen={chosen?.verb === verb && chosen.card === one}
          choose={() => {
            choice.value = { verb, card: one };
          }}
        />
      ))}
    </ul>
  );
  return (
    <>
      <p>
        {t("campaign.reward.text")} <RuleLink id="IMP-304" />
      </p>
      <h3>
        {t("campaign.keep")} <RuleLink id="IMP-305" />
      </h3>
      {of.keepable.length > 0 ? row("keep", of.keepable) : <p>{t("campaign.keep.none")}</p>}
      <h3>
        {t("campaign.drop")} <RuleLink id="IMP-306" />
      </h3>
      {row("drop", of.droppable)}
      <div class="i-camp-bar">
        <p>{chosen ? cardName(chosen.card) : t("campaign.pick")}</p>
        {chosen && (
          <Button kind="primary" disabled={busy} onClick={() => reward(`${chosen.verb} ${chosen.card}`)}>
            {t(`campaign.${chosen.verb}.yes`, { card: cardName(chosen.card) })}
          </Button>
        )}
      </div>
    </>
  );
}
