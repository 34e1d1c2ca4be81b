import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useFace } from "../games";
import { t } from "../i18n";
import { api, Problem } from "../net/api";
import { campaignAddress, knownSecret, rememberCampaign } from "../table/campaigns";
import { ownName } from "../table/open";
import { sitDown } from "../table/recent";
import { useSecret } from "../table/secret";
import { GameOfRules } from "../ui";
import { Trouble } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import type { CampaignInfo } from "../wire/messages";

/** A campaign: its games, and what comes next; one goes on with it by the secret in the address's fragment. */
export function CampaignPage({ campaign }: { campaign: string }) {
  const { route } = useLocation();
  const secret = useSecret() ?? knownSecret(campaign);
  const info = useSignal<CampaignInfo | null>(null);
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const shown = info.value?.campaign === campaign ? info.value : null;
  const face = useFace(shown?.game ?? "");

  const show = (found: CampaignInfo) => {
    info.value = found;
    const { game, view } = found;
    rememberCampaign({ campaign, game, secret, when: Date.now(), view });
  };
  const carryOut = async (what: () => Promise<void>) => {
    busy.value = true;
    problem.value = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    } finally {
      busy.value = false;
    }
  };
  const load = () => void carryOut(async () => show(await api.campaign(campaign)));
  useEffect(load, [campaign, secret]);

  const own = secret !== null;
  const Story = shown && face?.campaign?.Story;
  const after = () => {
    if (!shown) return null;
    if (shown.sequel) {
      return { address: campaignAddress(shown.sequel, knownSecret(shown.sequel)), begun: true };
    }
    return own ? { address: `/campaign/${shown.game}?after=${campaign}`, begun: false } : null;
  };
  return (
    <Shell
      title={shown && face?.campaign ? face.campaign.title(shown.view as never) : t("campaign.head")}
      game={shown?.game ?? ""}
      links={shown && <a href={`/rules/${shown.game}`}>{t("rules")}</a>}
    >
      {Story ? (
        <GameOfRules.Provider value={shown.game}>
          <Story
            view={shown.view as never}
            table={shown.table && `/t/${shown.table}${secret ? `#${secret}` : ""}`}
            tables={shown.tables}
            own={own}
            busy={busy.value}
            after={after()}
            play={(opponent) =>
              void carryOut(async () => {
                const name = ownName.peek();
                route(
                  sitDown(await api.nextGame(campaign, { secret: secret ?? "", opponent, name }), [name]),
                );
              })
            }
            reward={(choice) =>
              void carryOut(async () => show(await api.reward(campaign, { secret: secret ?? "", choice })))
            }
          />
        </GameOfRules.Provider>
      ) : (
        !problem.value && (
          <p class="loading" role="status">
            {t("loading")}
          </p>
        )
      )}
      {problem.value && <Trouble problem={problem.value} retry={load} />}
    </Shell>
  );
}
