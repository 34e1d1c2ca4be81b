import type { ComponentChildren, ComponentProps } from "preact";
import { Fragment, isValidElement } from "preact";
import { fill, lang, say } from "../../i18n";
import type { Ability, Card, Goods, Op } from "./content";
import { Amount, GoodsRow } from "./Good";
import { amountName, goodsName } from "./naming";
import { template, word } from "./texts";

type Parts = Readonly<Record<string, ComponentChildren>>;

/** A text whose gaps are filled with drawings; numbers are filled in first, so that words agree with them. */
function rich(key: string, parts: Parts = {}, numbers: Record<string, number> = {}): ComponentChildren {
  let text = say(template(key));
  if (Object.keys(numbers).length) {
    // A gap that is drawn stays a gap.
    const kept = Object.fromEntries(Object.keys(parts).map((name) => [name, `{${name}}`]));
    text = fill(text, { ...kept, ...numbers }, lang.value);
  }
  return text.split(/(\{\w+\})/).map((piece, place) => {
    const gap = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={place}>{gap && gap in parts ? parts[gap] : piece}</Fragment>;
  });
}

const joined = (parts: readonly ComponentChildren[], between: ComponentChildren): ComponentChildren =>
  parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && between}
      {part}
    </Fragment>
  ));

const kinds = (goods: readonly string[]): ComponentChildren =>
  joined(
    goods.map((good) => <Amount of={good} count={1} />),
    "/",
  );

const one = (good: string): ComponentChildren => <Amount of={good} count={1} />;

const colourMark = (color: string): ComponentChildren => (
  <span class="s-colour-word" data-colour={color}>
    {word(`colour.${color}`)}
  </span>
);

/** One op, in words and signs. */
function opText(op: Op): ComponentChildren {
  switch (op.op) {
    case "gain":
      return <GoodsRow of={op.goods as Goods} />;
    case "pay":
      return rich("e.pay", { goods: <GoodsRow of={op.goods as Goods} /> });
    case "gain_choice":
      return rich("e.gain_choice", { goods: kinds(op.from as readonly string[]) }, { count: op.count ?? 1 });
    case "gain_per_color":
      return rich(
        "e.gain_per_color",
        { good: one(op.good ?? ""), color: colourMark(op.color ?? "") },
        { max: op.max ?? 0 },
      );
    case "gain_per_samurai":
      return rich("e.gain_per_samurai", { good: one(op.good ?? "") }, { max: op.max ?? 0 });
    case "choose_one":
      return joined(
        (op.options as readonly (readonly Op[])[]).map((ops) => opsText(ops, " ")),
        ` ${word("or")} `,
      );
    case "build_now":
      return word(`e.build_now_${op.from as string}`);
    case "raze_now":
      return razeText(op);
    case "steal":
      return rich("e.steal", { goods: kinds(op.goods as readonly string[]) }, { count: op.count ?? 1 });
    case "produce_location":
      return word(op.exclude_self ? "e.produce_other" : "e.produce_location");
    case "make_foundation":
      return rich("e.make_foundation", { goods: <GoodsRow of={op.compensation ?? {}} /> });
    default:
      return rich(`e.${op.op}`, {}, { look: op.look ?? 0, count: op.count ?? 0 });
  }
}

function razeText(op: Op): ComponentChildren {
  const options = op.options as readonly { target: string; raze: number }[];
  const targets = options.map(({ target, raze }) =>
    rich(`e.raze_${target}`, { raze: raze ? <Amount of="raze" count={raze} /> : "" }),
  );
  return (
    <>
      {rich("e.raze_now", { targets: joined(targets, ` ${word("or")} `) })}
      {op.protection === "ignored" && options.some((option) => option.target === "enemy_location") && (
        <> {word("e.ignored")}</>
      )}
      {op.vp_per_discarded_good && (
        <>, {rich("e.bounty", { vp: <Amount of="vp" count={op.vp_per_discarded_good} /> })}</>
      )}
    </>
  );
}

const opsText = (ops: readonly Op[], between = ", "): ComponentChildren => joined(ops.map(opText), between);

function whenText({ event, filter = {} }: Ability): ComponentChildren {
  if (filter.color) return rich("e.on_build_color", { color: colourMark(filter.color) });
  if (filter.deck) return word(`e.on_build_${filter.deck}`);
  if (event === "raze") return word(`e.on_raze_${filter.target ?? "any"}`);
  return word(`e.on_${event}`);
}

function abilityText(ability: Ability): ComponentChildren {
  switch (ability.ability) {
    case "trigger": {
      const ops = opsText(ability.ops ?? []);
      return rich("e.trigger", {
        when: whenText(ability),
        ops: ability.optional ? rich("e.may", { ops }) : ops,
      });
    }
    case "free_move":
      return word(`e.${ability.move}`);
    case "endgame":
      return rich(`e.${ability.per}`, { vp: <Amount of="vp" count={ability.vp ?? 1} /> });
    case "static":
      return rich(`e.${ability.static}`, {
        goods: kinds(ability.goods ?? []),
        amount: <Amount of="raze" count={ability.amount ?? 1} />,
      });
  }
}

/** What a card does, a sentence each, from its declaration. */
export function sentences(card: Card): ComponentChildren[] {
  const { effect } = card;
  const found: ComponentChildren[] = [];
  if (effect.type === "production") found.push(opsText(effect.ops));
  else if (effect.type === "feature") found.push(...effect.abilities.map(abilityText));
  else {
    const ops = (
      <>
        {opsText(effect.ops)}
        {effect.limit > 1 && <> {word("e.twice")}</>}
      </>
    );
    const paid = Object.keys(effect.cost).length > 0;
    found.push(paid ? rich("e.action", { price: <GoodsRow of={effect.cost} />, ops }) : ops);
  }
  if (card.bonus.length) found.push(rich("e.bonus", { ops: opsText(card.bonus) }));
  return found;
}

/** A sign that is drawn in a text. */
interface Drawn {
  type: unknown;
  props: unknown;
}

/** A text with something in the place of its signs. */
function flat(text: ComponentChildren, sign: (drawn: Drawn) => string): string {
  if (Array.isArray(text)) return text.map((part) => flat(part, sign)).join("");
  if (!isValidElement(text)) return typeof text === "string" ? text : "";
  const { children } = text.props as { children?: ComponentChildren };
  return children === undefined ? sign(text) : flat(children, sign);
}

/** A sign in words. */
function signName({ type, props }: Drawn): string {
  if (type === Amount) {
    const { of, count } = props as ComponentProps<typeof Amount>;
    return amountName(of, count);
  }
  return type === GoodsRow ? goodsName((props as ComponentProps<typeof GoodsRow>).of) : "";
}

/** What a card does in words alone, a sentence each. */
export const plainly = (card: Card): string[] => sentences(card).map((one) => flat(one, signName));

// A sign takes about as much room as three letters; longer texts would make a card higher than its neighbours.
const ROOM = "···";
const LONG = 74;

/** True for a card that needs more width than others for what it says. */
export const isWordy = (card: Card): boolean => flat(sentences(card), () => ROOM).length > LONG;

/** The plain gains of ops, for a small drawing; null where there is more to say. */
function gains(ops: readonly Op[]): ComponentChildren {
  const parts = ops.map((op): ComponentChildren => {
    if (op.op === "gain") return <GoodsRow of={op.goods as Goods} />;
    if (op.op === "gain_per_color")
      return (
        <>
          {one(op.good ?? "")}
          <span class="s-per" data-colour={op.color} data-tip={word(`colour.${op.color}`)} />
        </>
      );
    if (op.op === "gain_per_samurai") return <>{one(op.good ?? "")}</>;
    return <span class="s-more">…</span>;
  });
  return joined(parts, " ");
}

/** What a location does, as small as it goes. */
export function Brief({ card }: { card: Card }) {
  const { effect } = card;
  if (effect.type === "production") return <span class="s-brief">{gains(effect.ops)}</span>;
  if (effect.type === "action")
    return (
      <span class="s-brief">
        <GoodsRow of={effect.cost} />→{gains(effect.ops)}
      </span>
    );
  const trigger = effect.abilities.find((ability) => ability.ability === "trigger");
  if (!trigger) return null;
  return (
    <span class="s-brief">
      <TriggerMark ability={trigger} />→{gains(trigger.ops ?? [])}
    </span>
  );
}

/** What a feature answers to, as a sign. */
function TriggerMark({ ability }: { ability: Ability }) {
  const { event, filter = {} } = ability;
  if (filter.color) return <span class="s-per" data-colour={filter.color} />;
  if (event === "raze") return one("raze");
  if (event === "deal") return one("own_deal");
  if (event === "gain_vp") return one("vp");
  if (event === "build") return one("location");
  return one("worker");
}
