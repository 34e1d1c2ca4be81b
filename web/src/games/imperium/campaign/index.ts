import type { ImperiumCampaign } from "../../../wire/imperium";
import type { CampaignFace } from "../../board";
import { nationName } from "../naming";
import { t } from "../texts";
import { Begin } from "./Begin";
import { Story } from "./Story";

export const campaign: CampaignFace = {
  Begin,
  Story,
  title: (view: ImperiumCampaign) => t("campaign.of", { nation: nationName(view.nation) }),
  line: ({ nation, wins, losses }: ImperiumCampaign) =>
    t("campaign.line", { nation: nationName(nation), wins, losses }),
};
