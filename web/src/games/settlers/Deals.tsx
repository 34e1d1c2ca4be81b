import { say } from "../../i18n";
import { Icon, SeatMark } from "../../ui";
import type { DealView } from "../../wire/settlers";
import { useInspect } from "../shared/touch";
import { dealOf, isCard } from "./content";
import { goodEmblem } from "./emblems";
import { Good } from "./Good";
import { pointing, useHold } from "./hold";
import { amountName, cardName, goodName, goodsName } from "./naming";
import { t, title } from "./texts";

// Verbs that name a deal, so that one which is not lit can say why.
const NAMING: ReadonlySet<string> = new Set(["end_deal", "target", "first", "build"]);

/** The deals of a player, as they stick out from under his board. */
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
      <span class="spoken">{title("view.deals")}: </span>
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
  const hold = useHold();
  const look = () => isCard(of.card) && hold.inspect(of.card);
  const { swallow, handlers } = useInspect(look);
  const move = hold.byCard.get(of.card)?.find((one) => one.verb !== "raze" && one.verb !== "activate");
  const text = t(of.foreign ? "deal.foreign" : "deal.of", {
    good: goodName(dealOf(of.card)),
    card: cardName(of.card),
  });
  const verb = hold.question?.moves.find((one) => NAMING.has(one.verb))?.verb;
  const point = pointing(hold, move);
  return (
    <li {...(of.foreign ? {} : { "data-thing": of.card })}>
      <button
        type="button"
        class={`s-deal ${move ? "s-lit" : ""}`}
        aria-label={move ? `${say(move.label)}. ${text}` : text}
        data-move={move?.notation}
        data-tip={text}
        {...handlers}
        {...point}
        onPointerLeave={(event) => {
          handlers.onPointerLeave();
          point.onPointerLeave?.(event);
        }}
        onClick={() => {
          if (swallow()) return;
          if (move) hold.choose(move);
          else if (verb && hold.question?.choice !== "TakeTurn") hold.why(`${verb} ${of.card}`);
          else look();
        }}
      >
        <Good of={dealOf(of.card)} />
        {of.foreign && <Icon of={goodEmblem("own_deal")} />}
        {of.foreign && <SeatMark seat={party} />}
      </button>
    </li>
  );
}
