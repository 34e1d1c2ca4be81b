import { useSignal } from "@preact/signals";
import { Button, RuleLink } from "../../../ui";
import type { ImperiumCampaign } from "../../../wire/imperium";
import { nationName } from "../naming";
import { t, word } from "../texts";
import { Nations } from "./Nations";

interface Props {
  of: ImperiumCampaign;
  busy: boolean;
  play(opponent: string): void;
}

/** Whom one would meet without another choice: who has won the last game, else nobody. */
function usual({ games }: ImperiumCampaign): string {
  const last = games.at(-1);
  return last?.won === false ? last.opponent : "";
}

/** The next opponent, and the way to the next game. */
export function Next({ of, busy, play }: Props) {
  const picked = useSignal("");
  const chosen = picked.value || usual(of);
  return (
    <>
      <Nations
        label={t("campaign.choose")}
        of={of.opponents}
        chosen={chosen}
        against
        choose={(nation) => {
          picked.value = nation;
        }}
      />
      <div class="i-camp-bar">
        <p>
          {chosen ? t("campaign.opponent", { nation: nationName(chosen) }) : t("campaign.unopposed")} ·{" "}
          {t("campaign.level", { level: word(`value.level.${of.level}`) })}{" "}
          <RuleLink id={of.supreme ? "IMP-308" : "IMP-307"} />
        </p>
        <Button kind="primary" disabled={busy || !chosen} onClick={() => play(chosen)}>
          {t("campaign.play")}
        </Button>
      </div>
    </>
  );
}
