import { useSignal } from "@preact/signals";
import { Button, RuleLink } from "../../../ui";
import type { ImperiumCampaign } from "../../../wire/imperium";
import type { BeginProps } from "../../board";
import { allNations } from "../content";
import { nationName } from "../naming";
import { t, word } from "../texts";
import { Nations } from "./Nations";
import "./campaign.css";

const BOXES = ["both_with_classics", "both_with_legends", "classics", "legends"];

/** What a campaign is begun with: nation, difficulty and boxes. */
export function Begin({ before, busy, begin }: BeginProps<ImperiumCampaign>) {
  const nation = useSignal("");
  const supreme = useSignal(false);
  const box = useSignal(BOXES[0] as string);
  const shown = allNations.filter((one) => box.value.startsWith("both") || one.box === box.value);
  return (
    <div class="i-camp imperium">
      <header class="i-camp-head">
        <h1>{t("campaign")}</h1>
        <p>
          {t("campaign.intro")} {t("campaign.intro.reward")} <RuleLink id="IMP-300" />
        </p>
        {before?.how === "lost" && (
          <p class="i-camp-bonus">
            {t("campaign.bonus")} <RuleLink id="IMP-303" />
          </p>
        )}
      </header>
      <div class="i-camp-terms">
        <fieldset>
          <legend>{t("campaign.mode")}</legend>
          {[false, true].map((hard) => (
            <label key={String(hard)}>
              <input
                type="radio"
                name="mode"
                checked={supreme.value === hard}
                onChange={() => {
                  supreme.value = hard;
                }}
              />
              <span>
                <b>{t(hard ? "campaign.mode.supreme" : "campaign.mode.usual")}</b>
                <small>{t(hard ? "campaign.mode.supreme.text" : "campaign.mode.usual.text")}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label class="i-camp-box">
          <span>{t("campaign.box")}</span>
          <select
            class="field"
            value={box.value}
            onChange={(event) => {
              box.value = event.currentTarget.value;
              nation.value = "";
            }}
          >
            {BOXES.map((one) => (
              <option key={one} value={one}>
                {word(`value.box.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <section aria-labelledby="nation-head">
        <h2 id="nation-head">{t("campaign.nation")}</h2>
        <Nations
          label={t("campaign.nation")}
          of={shown.map((one) => ({ nation: one.id, open: true }))}
          chosen={nation.value}
          choose={(chosen) => {
            nation.value = chosen;
          }}
        />
      </section>
      <div class="i-camp-bar">
        <p>
          {nation.value ? t("campaign.chosen", { nation: nationName(nation.value) }) : t("campaign.unchosen")}
        </p>
        <Button
          kind="primary"
          disabled={busy || !nation.value}
          onClick={() => begin({ nation: nation.value, supreme: supreme.value, box: box.value })}
        >
          {t("campaign.begin")}
        </Button>
      </div>
    </div>
  );
}
