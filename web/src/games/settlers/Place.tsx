import ankh from "icon:ankh";
import shield from "icon:checked-shield";
import blocked from "icon:crossed-chains";
import samurai from "icon:samurai-helmet";
import { say } from "../../i18n";
import { Icon, SeatMark } from "../../ui";
import type { LocationView } from "../../wire/settlers";
import { useInspect } from "../shared/touch";
import { Colours, groundOf } from "./CardFace";
import { cardOf } from "./content";
import { Brief, plainly } from "./effects";
import { cardEmblem, goodEmblem } from "./emblems";
import { GoodsRow } from "./Good";
import { type Hold, pointing, useHold } from "./hold";
import { previewOf } from "./moves";
import { cardName, coloursName, stateOf } from "./naming";
import { t, word } from "./texts";
import { Use } from "./Uses";

interface Props {
  of: LocationView;
  /** Small: an emblem with its name on hover. */
  small?: boolean;
}

// Verbs that name a location, so that a location which is not lit can say why.
const NAMING: ReadonlySet<string> = new Set(["target", "give_up", "first", "raze"]);

/** The move that a click on a location would mean if it were possible. */
function wanted(of: LocationView, hold: Hold): string | undefined {
  const { question, main } = hold;
  const card = of.card;
  if (!question) return undefined;
  if (question.choice === "TakeTurn") {
    if (of.holder === main) return cardOf(card).kind === "action" ? `activate ${card}` : undefined;
    return of.raze_cost ? `raze ${card}` : undefined;
  }
  const verb = question.moves.find((move) => NAMING.has(move.verb))?.verb;
  return verb && `${verb} ${card}`;
}

/** True for a location that has been used as often as it can be in a round. */
const isUsed = ({ uses = 0, limit = 0 }: LocationView): boolean => limit > 0 && uses >= limit;

/** A location in an empire, and what lies on it. */
export function Place({ of, small = false }: Props) {
  const hold = useHold();
  const card = of.card;
  const { swallow, handlers } = useInspect(() => hold.inspect(card, of));
  const offers = cardOf(card).id.startsWith("jap_shrine")
    ? [...hold.moves.values()].filter((move) => move.verb === "offer")
    : [];
  const moves = [...(hold.byCard.get(card) ?? []), ...(of.holder === hold.main ? offers : [])];
  const move = moves.length === 1 && moves[0]?.verb !== "offer" ? moves[0] : undefined;
  const state = stateOf(of, hold.seats);
  const name = cardName(card);
  const does = plainly(cardOf(card));
  const spoken = ["", word(`one.${cardOf(card).kind}`), coloursName(card), ...does, ...state].join(", ");
  const refused = moves.length === 0 ? wanted(of, hold) : undefined;
  const act = (event: Event) => {
    if (swallow()) return;
    if (move) hold.choose(move, event.currentTarget as Element);
    else if (refused) hold.why(refused);
    else hold.inspect(card, of);
  };
  const point = pointing(hold, move);
  // What a lit one costs and brings is shown in a note of its own.
  const tip = previewOf(move) ? undefined : [...(small ? [name] : []), ...does, ...state].join(" · ");
  const enemy = of.holder !== hold.main;
  return (
    <li
      class={`s-spot ${small ? "s-spot-small" : ""} ${cardOf(card).deck === "common" ? "" : "s-faction"}`}
      data-thing={card}
      style={{ "--ground": groundOf(card) }}
    >
      <button
        type="button"
        class={`s-place ${move || moves.length ? "s-lit" : ""} ${isUsed(of) ? "s-used" : ""}`}
        data-move={move?.notation}
        data-tip={tip}
        {...handlers}
        {...point}
        onPointerLeave={(event) => {
          handlers.onPointerLeave();
          point.onPointerLeave?.(event);
        }}
        onClick={act}
      >
        {move && <span class="spoken">{say(move.label)}. </span>}
        <Icon of={cardEmblem(card)} class="s-place-emblem" />
        <span class={small ? "spoken" : "s-place-name"}>{name}</span>
        <span class="spoken">{spoken}</span>
        {!small && (
          <span class="s-place-foot" aria-hidden="true">
            <Brief card={cardOf(card)} />
          </span>
        )}
        {!small && <Colours of={card} quiet />}
        <Tokens of={of} enemy={enemy} />
      </button>
      {moves.length > 0 && !move && !small && (
        <fieldset class="s-uses" aria-label={t("uses_of", { card: name })}>
          {moves.map((one) => (
            <Use key={one.notation} verb={one.verb} notation={one.notation} move={one} hold={hold} />
          ))}
        </fieldset>
      )}
    </li>
  );
}

/** The tokens, goods and uses on a location. */
function Tokens({ of, enemy }: { of: LocationView; enemy: boolean }) {
  const { uses = 0, limit = 0, under, offered, spent, raze_cost = 0 } = of;
  return (
    <span class="s-tokens" aria-hidden="true">
      {limit > 0 && (
        <span class="s-pips">
          {Array.from({ length: limit }, (_, place) => (
            <i key={place} class={place < uses ? "s-pip-used" : ""} />
          ))}
        </span>
      )}
      {of.defense && <Icon of={shield} class="s-token-defense" data-tip={t("defended")} />}
      {of.samurai && <Icon of={samurai} class="s-token-samurai" data-tip={t("guarded")} />}
      {of.blocked && <Icon of={blocked} class="s-token-blocked" data-tip={t("blocked")} />}
      {of.token && (
        <span class="s-token-control">
          <Icon of={ankh} />
          <SeatMark seat={of.holder} />
        </span>
      )}
      {of.dealt_by != null && (
        <span class="s-token-deal">
          <Icon of={goodEmblem("own_deal")} />
          <SeatMark seat={of.dealt_by} />
        </span>
      )}
      {under && (
        <span class="s-token-under">
          <Icon of={goodEmblem("card")} />
          {under}
        </span>
      )}
      {offered && <GoodsRow of={offered} />}
      {spent && <GoodsRow of={spent} />}
      {enemy && raze_cost > 2 && (
        <span class="s-token-cost" data-tip={t("razeCost", { count: raze_cost })}>
          <Icon of={goodEmblem("raze")} />
          {raze_cost}
        </span>
      )}
    </span>
  );
}
