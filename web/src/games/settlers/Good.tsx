import { Fragment } from "preact";
import { Icon } from "../../ui";
import type { Goods } from "./content";
import { goodEmblem } from "./emblems";
import { amountName, goodName, goodsName } from "./naming";

/** A good in running text: its colour, its sign, its word on hover. It is named by what stands around it. */
export function Good({ of }: { of: string }) {
  return (
    <span class="s-good" data-good={of} data-tip={goodName(of)} aria-hidden="true">
      <Icon of={goodEmblem(of)} />
    </span>
  );
}

// More than so many of a good are counted instead of shown one by one.
const SHOWN = 2;

/** A number of one good. */
export function Amount({ of, count }: { of: string; count: number }) {
  const each = count <= SHOWN ? Array.from({ length: count }, (_, place) => place) : null;
  return (
    <span class={`s-amount ${each ? "" : "s-counted"}`}>
      <span class="spoken">{amountName(of, count)}</span>
      {!each && <b aria-hidden="true">{count}</b>}
      {(each ?? [0]).map((place) => (
        <Good key={place} of={of} />
      ))}
    </span>
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
