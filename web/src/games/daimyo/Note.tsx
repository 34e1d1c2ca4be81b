import { Note } from "../../board";
import type { Move } from "../../net/moment";
import type { Daimyo, Preview } from "../../wire/daimyo";
import { GoodsRow } from "./Good";
import { t } from "./texts";

/** What the move that the reader points at costs and brings. */
export function MoveNote({ of }: { of: Move<Daimyo> }) {
  const { costs = {}, brings = {} } = (of.preview ?? {}) as Preview;
  const paid = Object.keys(costs).length > 0;
  const gained = Object.keys(brings).length > 0;
  if (!paid && !gained) return null;
  return (
    <Note where="corner">
      <ul>
        {paid && (
          <li>
            {t("say.costs")} <GoodsRow of={costs} />
          </li>
        )}
        {gained && (
          <li class="good">
            {t("say.brings")} <GoodsRow of={brings} />
          </li>
        )}
      </ul>
    </Note>
  );
}
