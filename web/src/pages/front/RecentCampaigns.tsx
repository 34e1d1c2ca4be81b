import { useSignal } from "@preact/signals";
import { linkTo } from "#places";
import { emblemOf, useFace } from "../../games";
import { say, t } from "../../i18n";
import { campaignAddress, forgetCampaign, type RecentCampaign, recentCampaigns } from "../../table/campaigns";
import { Button, Dialog, Icon } from "../../ui";
import { LinkField } from "../../ui/LinkField";
import { cross } from "../../ui/signs";
import type { GameInfo } from "../../wire/messages";

/** The campaigns of this browser, to go on with. */
export function RecentCampaigns({ games }: { games: readonly GameInfo[] }) {
  const leaving = useSignal<RecentCampaign | null>(null);
  const titles = new Map(games.map((game) => [game.id, say(game.title)]));
  const known = recentCampaigns.value.filter((one) => titles.has(one.game));
  if (!known.length) return null;
  return (
    <section class="recent" aria-labelledby="campaigns-head">
      <h2 id="campaigns-head">{t("campaigns.head")}</h2>
      <ul>
        {known.map((one) => (
          <Row
            key={one.campaign}
            of={one}
            title={titles.get(one.game) ?? one.game}
            forget={() => {
              leaving.value = one;
            }}
          />
        ))}
      </ul>
      {leaving.value && (
        <Forget
          of={leaving.value}
          title={titles.get(leaving.value.game) ?? leaving.value.game}
          close={() => {
            leaving.value = null;
          }}
        />
      )}
    </section>
  );
}

function Row({ of, title, forget }: { of: RecentCampaign; title: string; forget(): void }) {
  const line = useFace(of.game)?.campaign?.line(of.view as never) ?? "";
  return (
    <li data-game={of.game}>
      <a href={campaignAddress(of.campaign, of.secret)}>
        <Icon of={emblemOf(of.game)} />
        <span>
          <b>{title}</b>
          <small>{line}</small>
        </span>
      </a>
      <Button kind="quiet" icon={cross} name={t("recent.forget")} onClick={forget} />
    </li>
  );
}

/** Asks before a campaign is forgotten: its key may be nowhere else, so it can be copied first. */
function Forget({ of, title, close }: { of: RecentCampaign; title: string; close(): void }) {
  return (
    <Dialog title={t("campaigns.forget.head", { game: title })} onClose={close}>
      <p>{t("campaigns.forget.text")}</p>
      <LinkField
        id="link-forget-campaign"
        link={linkTo(campaignAddress(of.campaign, of.secret))}
        name={t("campaigns.link")}
      >
        {t("campaigns.link")}
      </LinkField>
      <p class="dialog-answers">
        <Button onClick={close}>{t("recent.forget.no")}</Button>
        <Button
          onClick={() => {
            forgetCampaign(of.campaign);
            close();
          }}
        >
          {t("recent.forget.yes")}
        </Button>
      </p>
    </Dialog>
  );
}
