import { Fragment } from "preact";
import { Sign, Amount as Signs } from "../../board";
import type { Goods } from "./content";
import { goodEmblem } from "./emblems";
import { amountName, goodName, goodsName } from "./naming";
import "./Good.css";

// Pieces are told apart by shape as well: tokens are square, cards are cards.
const SHAPES: Readonly<Record<string, "square" | "card">> = {
  raze: "square",
  defense: "square",
  location: "square",
  egypt_token: "square",
  card: "card",
  common_card: "card",
  faction_card: "card",
  hand_card: "card",
};

/** A good in running text. It is named by what stands around it. */
export function Good({ of }: { of: string }) {
  return <Sign of={of} icon={goodEmblem(of)} name={goodName(of)} shape={SHAPES[of] ?? "round"} />;
}

/** A number of one good. */
export function Amount({ of, count }: { of: string; count: number }) {
  return (
    <Signs count={count} text={amountName(of, count)}>
      <Good of={of} />
    </Signs>
  );
}

/** Goods one after the other. */
export function GoodsRow({ of }: { of: Goods }) {
  return (
    <span class="s-goods" data-tip={goodsName(of)}>
      {Object.entries(of).map(([good, count], place) => (
        <Fragment key={good}>
          {place > 0 && <span class="spoken">, </span>}
          <Amount of={good} count={count} />
        </Fragment>
      ))}
    </span>
  );
}
