import ankh from "icon:ankh";
import shield from "icon:checked-shield";
import blocked from "icon:crossed-chains";
import samurai from "icon:samurai-helmet";
import { Thing, Uses } from "../../board";
import type { Notation } from "../../net/moment";
import { Icon, SeatMark } from "../../ui";
import type { LocationView, Settlers, Verb } from "../../wire/settlers";
import { Colours, groundOf } from "./CardFace";
import { cardOf } from "./content";
import { Brief, plainly } from "./effects";
import { cardEmblem, goodEmblem } from "./emblems";
import { GoodsRow } from "./Good";
import { wayOf } from "./HandCard";
import { CardInspect } from "./Inspect";
import { previewOf } from "./moves";
import { cardName, coloursName, stateOf } from "./naming";
import { type Table, useTable } from "./table";
import { t, word } from "./texts";
import "./Place.css";

interface Props {
  of: LocationView;
  /** In whose empire it lies. */
  owner: number;
  /** Small: an emblem with its name on hover. */
  small?: boolean;
}

// Verbs that name a location, so that a location which is not lit can say why.
const NAMING: ReadonlySet<Verb> = new Set<Verb>(["target", "give_up", "first", "raze"]);

/** The move that a click on a location would mean if it were possible. */
function wanted(of: LocationView, own: boolean, { question }: Table): Notation<Settlers> | undefined {
  const card = of.card;
  if (!question) return undefined;
  if (question.choice === "TakeTurn") {
    if (own) return cardOf(card).kind === "action" ? `activate ${card}` : undefined;
    return of.raze_cost ? `raze ${card}` : undefined;
  }
  const verb = question.moves.find((move) => NAMING.has(move.verb))?.verb;
  return verb && `${verb} ${card}`;
}

/** True for a location that has been used as often as it can be in a round. */
const isUsed = ({ uses = 0, limit = 0 }: LocationView): boolean => limit > 0 && uses >= limit;

/** A location in an empire, and what lies on it. */
export function Place({ of, owner, small = false }: Props) {
  const table = useTable();
  const own = (of.holder ?? owner) === table.main;
  const card = of.card;
  const name = cardName(card);
  const offers =
    cardOf(card).id.startsWith("jap_shrine") && own
      ? [...table.moves.values()].filter((move) => move.verb === "offer")
      : [];
  const moves = [...(table.byCard.get(card) ?? []), ...offers];
  // What is offered is named, even if it is all that can be done here.
  const several = moves.length > 1 || offers.length > 0;
  const does = plainly(cardOf(card));
  const state = stateOf(of, table.seats);
  // What a lit one costs and brings is shown in a note of its own.
  const tip = previewOf(several ? null : moves[0])
    ? undefined
    : [...(small ? [name] : []), ...does, ...state].join(" · ");
  return (
    <li
      class={`s-spot ${small ? "s-spot-small" : ""} ${cardOf(card).deck === "common" ? "" : "s-faction"}`}
      data-thing={card}
      style={{ "--ground": groundOf(card) }}
    >
      <Thing
        class={`s-place ${isUsed(of) ? "s-used" : ""}`}
        moves={moves}
        wish={moves.length === 0 ? wanted(of, own, table) : undefined}
        look={() => <CardInspect of={card} location={of} />}
        data-tip={tip}
      >
        <Icon of={cardEmblem(card)} class="s-place-emblem" />
        <span class={small ? "spoken" : "s-place-name"}>{name}</span>
        <span class="spoken">
          {["", word(`one.${cardOf(card).kind}`), coloursName(card), ...does, ...state].join(", ")}
        </span>
        {!small && (
          <>
            <span class="s-place-foot" aria-hidden="true">
              <Brief card={cardOf(card)} />
            </span>
            <Colours of={card} quiet />
          </>
        )}
        <Tokens of={of} enemy={!own} />
      </Thing>
      {several && !small && (
        <Uses of={name} ways={moves.map((one) => wayOf(one.verb, one.words[0] ?? "", one.notation))} />
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
      {of.defense && <Icon of={shield} class="s-token s-token-defense" data-tip={t("defended")} />}
      {of.samurai && <Icon of={samurai} class="s-token s-token-samurai" data-tip={t("guarded")} />}
      {of.blocked && <Icon of={blocked} class="s-token s-token-blocked" data-tip={t("blocked")} />}
      {of.holder != null && (
        <span class="s-token">
          <Icon of={ankh} />
          <SeatMark seat={of.holder} />
        </span>
      )}
      {of.dealt_by != null && (
        <span class="s-token">
          <Icon of={goodEmblem("own_deal")} />
          <SeatMark seat={of.dealt_by} />
        </span>
      )}
      {under && (
        <span class="s-token">
          <Icon of={goodEmblem("card")} />
          {under}
        </span>
      )}
      {offered && <GoodsRow of={offered} />}
      {spent && <GoodsRow of={spent} />}
      {enemy && raze_cost > 2 && (
        <span class="s-token" data-tip={t("razeCost", { count: raze_cost })}>
          <Icon of={goodEmblem("raze")} />
          {raze_cost}
        </span>
      )}
    </span>
  );
}
