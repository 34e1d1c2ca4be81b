import { Thing } from "../../board";
import { pair } from "../../i18n";
import { Icon, SeatMark } from "../../ui";
import type { DealView, Verb } from "../../wire/settlers";
import { dealOf, isCard } from "./content";
import { goodEmblem } from "./emblems";
import { Good } from "./Good";
import { CardInspect } from "./Inspect";
import { amountName, cardName, goodName, goodsName } from "./naming";
import { useTable } from "./table";
import { t, title } from "./texts";
import "./Deals.css";

// Verbs that name a deal, so that one which is not lit can say why.
const NAMING: ReadonlySet<Verb> = new Set<Verb>(["end_deal", "target", "first", "build"]);

/** The deals of a player, as they stick out from under their board. */
export function Deals({ of, party }: { of: readonly DealView[]; party: number }) {
  return (
    <ul class="s-deals" aria-label={title("view.deals")}>
      {of.map((deal) => (
        <Deal key={deal.card} of={deal} party={party} />
      ))}
    </ul>
  );
}

/** How many deals bring each good, in little room. */
export function DealsBrief({ of }: { of: readonly DealView[] }) {
  if (of.length === 0) return null;
  const goods: Record<string, number> = {};
  for (const { card } of of) goods[dealOf(card)] = (goods[dealOf(card)] ?? 0) + 1;
  return (
    <span class="s-deals-brief" data-tip={t("deals.brief", { goods: goodsName(goods) })}>
      <Icon of={goodEmblem("own_deal")} />
      <span class="spoken">{pair(title("view.deals"), "")}</span>
      {Object.entries(goods).map(([good, count]) => (
        <span key={good}>
          <span class="spoken">{amountName(good, count)}, </span>
          <Good of={good} />
          <b aria-hidden="true">{count}</b>
        </span>
      ))}
    </span>
  );
}

/** One deal: its good, and on hover the card. */
function Deal({ of, party }: { of: DealView; party: number }) {
  const { byCard, question } = useTable();
  const verb =
    question?.choice === "TakeTurn" ? undefined : question?.moves.find((one) => NAMING.has(one.verb))?.verb;
  const text = t(of.foreign ? "deal.foreign" : "deal.of", {
    good: goodName(dealOf(of.card)),
    card: cardName(of.card),
  });
  return (
    <li {...(of.foreign ? {} : { "data-thing": of.card })}>
      <Thing
        class="s-deal"
        label={text}
        move={byCard.get(of.card)?.find((one) => one.verb !== "raze" && one.verb !== "activate")}
        wish={verb && `${verb} ${of.card}`}
        look={isCard(of.card) ? () => <CardInspect of={of.card} /> : undefined}
        data-tip={text}
      >
        <Good of={dealOf(of.card)} />
        {of.foreign && <Icon of={goodEmblem("own_deal")} />}
        {of.foreign && <SeatMark seat={party} />}
      </Thing>
    </li>
  );
}
