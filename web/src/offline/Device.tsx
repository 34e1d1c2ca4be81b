import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { type RecentCampaign, recentCampaigns } from "../table/campaigns";
import { type RecentTable, recentTables } from "../table/recent";
import { Button } from "../ui";
import { save } from "../ui/save";
import { bringEarlier } from "./earlier";
import { exported, imported } from "./house";

/** All that a browser keeps: what the house has of tables and campaigns, and the keys to their seats. */
interface Everything {
  imperia: 1;
  kept: Record<string, string>;
  tables: readonly RecentTable[];
  campaigns: readonly RecentCampaign[];
}

async function saveAll(): Promise<void> {
  const everything: Everything = {
    imperia: 1,
    kept: JSON.parse(await exported()) as Record<string, string>,
    tables: recentTables.peek(),
    campaigns: recentCampaigns.peek(),
  };
  save("imperia-tables.json", JSON.stringify(everything));
}

/** Add what a file holds to what is here; false if it is another file. */
async function addAll(text: string): Promise<boolean> {
  let found: Partial<Everything>;
  try {
    found = JSON.parse(text) as Partial<Everything>;
  } catch {
    return false;
  }
  if (found?.imperia !== 1 || !found.kept || !found.tables || !found.campaigns) return false;
  if (!(await imported(JSON.stringify(found.kept)))) return false;
  const tables = recentTables.peek();
  const known = new Set(tables.map((one) => one.table));
  recentTables.value = [...tables, ...found.tables.filter((one) => !known.has(one.table))];
  const campaigns = recentCampaigns.peek();
  const begun = new Set(campaigns.map((one) => one.campaign));
  recentCampaigns.value = [...campaigns, ...found.campaigns.filter((one) => !begun.has(one.campaign))];
  return true;
}

/** That the page has no server, and how to take one's tables elsewhere. */
export function Device() {
  const said = useSignal<"device.added" | "device.unreadable" | null>(null);
  useEffect(() => void bringEarlier(), []);
  return (
    <section class="upload" aria-labelledby="device-head">
      <h2 id="device-head">{t("device.head")}</h2>
      <p id="device-text">{t("device.text")}</p>
      <Button data-testid="save-all" onClick={() => void saveAll()}>
        {t("device.save")}
      </Button>{" "}
      <label class="button button-plain upload-pick">
        {t("device.add")}
        <input
          class="spoken"
          type="file"
          accept=".json,application/json"
          data-testid="add-all"
          aria-describedby="device-text"
          onChange={async (event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (!file) return;
            said.value = (await addAll(await file.text())) ? "device.added" : "device.unreadable";
            input.value = "";
          }}
        />
      </label>
      {said.value && <p role="status">{t(said.value)}</p>}
    </section>
  );
}
