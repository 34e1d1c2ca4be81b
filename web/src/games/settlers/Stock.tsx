import { Counter } from "../../board";
import type { PlayerView } from "../../wire/settlers";
import { STOCK } from "./content";
import { goodEmblem } from "./emblems";
import type { Placing } from "./moves";
import { amountName, partyName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";
import "./Stock.css";

interface Props {
  of: PlayerView;
  party: number;
  small?: boolean;
}

/** The piece of the supply from which something is placed: a samurai is a worker. */
const FROM: Readonly<Record<string, Placing>> = { defense: "defend", worker: "samurai" };

/** A supply: every good with its number; those that are kept after the round are marked. */
export function Stock({ of, party, small = false }: Props) {
  const { moves, main, seats, placings, placing, take } = useTable();
  const name = partyName(seats, party, of.virtual);
  return (
    <ul class={`counters ${small ? "counters-small" : ""}`} aria-label={t("stock.of", { name })}>
      {STOCK.map((good) => {
        const count = of.stock[good] ?? 0;
        const kept = of.stores.includes(good);
        const verb = FROM[good];
        const offered = party === main && verb && placings.includes(verb) ? verb : undefined;
        const taken = offered !== undefined && placing === offered;
        return (
          <Counter
            key={good}
            of={good}
            icon={goodEmblem(good)}
            name={amountName(good, count)}
            count={count}
            tip={
              offered
                ? t(taken ? "mode.off" : `mode.${offered}`)
                : t(kept ? "stored" : "lost", { good: amountName(good, count) })
            }
            move={moves.get(`steal ${good} ${party}`)}
            act={offered && (() => take(taken ? null : offered))}
            label={offered && t(`mode.${offered}`)}
            class={offered ? "s-offered" : ""}
            aria-pressed={offered && taken}
          >
            {kept && <i class="s-kept-mark" aria-hidden="true" />}
          </Counter>
        );
      })}
    </ul>
  );
}
