import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useFace } from "../games";
import { t } from "../i18n";
import { api, Problem } from "../net/api";
import { campaignAddress, recentCampaigns } from "../table/campaigns";
import { GameOfRules } from "../ui";
import { Trouble } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import type { StartCampaign } from "../wire/messages";

/** Begin a campaign, after another one where the address names it. */
export function NewCampaignPage({ game }: { game: string }) {
  const { route, query } = useLocation();
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const face = useFace(game);
  const before = recentCampaigns.value.find((one) => one.campaign === query.after && one.game === game);
  const begin = async (terms: StartCampaign["terms"]) => {
    busy.value = true;
    problem.value = null;
    const after = before?.secret ? { campaign: before.campaign, secret: before.secret } : null;
    try {
      const { campaign, secret } = await api.startCampaign({ game, terms, after });
      route(campaignAddress(campaign, secret));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
      busy.value = false;
    }
  };
  const Begin = face?.campaign?.Begin;
  return (
    <Shell title={t("campaign.head")} game={game} links={<a href={`/rules/${game}`}>{t("rules")}</a>}>
      {Begin ? (
        <GameOfRules.Provider value={game}>
          <Begin
            before={(before?.view ?? null) as never}
            busy={busy.value}
            begin={(terms) => void begin(terms)}
          />
        </GameOfRules.Provider>
      ) : (
        <p class="reading">{t(face ? "no.game" : "loading")}</p>
      )}
      {problem.value && <Trouble problem={problem.value} />}
    </Shell>
  );
}
