import defeat from "icon:broken-skull";
import laurels from "icon:laurels";
import { Icon } from "../../../ui";
import type { ImperiumCampaign } from "../../../wire/imperium";
import { t } from "../texts";

/** Wins and defeats, as marks out of so many. */
export function Marks({ of }: { of: ImperiumCampaign }) {
  return (
    <div class="i-camp-marks">
      <Row
        icon={laurels}
        kind="win"
        count={of.wins}
        most={of.wins_needed}
        text={t("campaign.wins", { count: of.wins, most: of.wins_needed })}
      />
      <Row
        icon={defeat}
        kind="loss"
        count={of.losses}
        most={of.losses_lost}
        text={t("campaign.losses", { count: of.losses, most: of.losses_lost })}
      />
    </div>
  );
}

interface RowProps {
  icon: string;
  kind: string;
  count: number;
  most: number;
  text: string;
}

function Row({ icon, kind, count, most, text }: RowProps) {
  return (
    <p class={`i-camp-row i-camp-${kind}`}>
      <span class="i-camp-row-words">{text}</span>
      <span aria-hidden="true">
        {Array.from({ length: most }, (_, place) => (
          <i key={place} data-on={place < count}>
            <Icon of={icon} />
          </i>
        ))}
      </span>
    </p>
  );
}
