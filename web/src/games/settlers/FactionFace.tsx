import type { ComponentChildren } from "preact";
import { Icon } from "../../ui";
import type { FactionBoard } from "./content";
import { deckEmblem } from "./emblems";
import { GoodsRow } from "./Good";
import { book, t } from "./texts";
import "./FactionFace.css";

interface Props {
  of: FactionBoard;
  /** What stands below. */
  children?: ComponentChildren;
}

/** What the board of a faction says: its name, what it yields and what it keeps. */
export function FactionFace({ of, children }: Props) {
  return (
    <div class="s-faction-card" style={{ "--faction": `var(--${of.deck})` }}>
      <Icon of={deckEmblem(of.deck)} class="s-faction-emblem" />
      <b class="s-faction-title">{book.name(of.id)}</b>
      <span>
        {t("yields")} <GoodsRow of={of.production} />
      </span>
      <span>
        {t("stores")} <GoodsRow of={Object.fromEntries(of.storage.goods.map((good) => [good, 1]))} />
      </span>
      {children}
    </div>
  );
}
