import { kept, ownKey } from "../kept";

/** A campaign that this browser has begun or looked at. */
export interface RecentCampaign {
  campaign: string;
  game: string;
  /** Null for one who looks on. */
  secret: string | null;
  when: number;
  /** How it stood when it was last seen, by the game's own type. */
  view: unknown;
}

/** The campaigns of this browser, newest first. */
export const recentCampaigns = kept<readonly RecentCampaign[]>(ownKey("campaigns"), []);

/** The secret that this browser knows of a campaign. */
export const knownSecret = (campaign: string): string | null =>
  recentCampaigns.value.find((one) => one.campaign === campaign)?.secret ?? null;

/** Remember a campaign as it stands; a secret that is known stays known. */
export function rememberCampaign(entry: RecentCampaign): void {
  const secret = entry.secret ?? knownSecret(entry.campaign);
  const others = recentCampaigns.peek().filter((one) => one.campaign !== entry.campaign);
  // Who only looks on has nothing to come back to.
  recentCampaigns.value = secret === null ? others : [{ ...entry, secret }, ...others];
}

export function forgetCampaign(campaign: string): void {
  recentCampaigns.value = recentCampaigns.peek().filter((one) => one.campaign !== campaign);
}

export function campaignAddress(campaign: string, secret: string | null): string {
  return secret ? `/c/${campaign}#${secret}` : `/c/${campaign}`;
}
