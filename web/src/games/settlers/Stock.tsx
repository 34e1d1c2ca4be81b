import { say } from "../../i18n";
import { Icon } from "../../ui";
import type { PlayerView } from "../../wire/settlers";
import { STOCK } from "./content";
import { goodEmblem } from "./emblems";
import { pointing, useHold } from "./hold";
import type { Placing } from "./moves";
import { amountName, goodName } from "./naming";
import { t } from "./texts";

interface Props {
  of: PlayerView;
  party: number;
  name: string;
  small?: boolean;
  /** What can be taken up from here and placed, and what is taken up. */
  placings?: readonly Placing[];
  placing?: Placing | null;
  take?: (placing: Placing | null) => void;
}

/** The piece of the supply from which something is placed: a samurai is a worker. */
const FROM: Readonly<Record<string, Placing>> = { defense: "defend", worker: "samurai" };

/** A supply: every good with its number; those that are kept after the round are marked. */
export function Stock({ of, party, name, small = false, placings = [], placing = null, take }: Props) {
  const hold = useHold();
  return (
    <ul class={`s-stock ${small ? "s-stock-small" : ""}`} aria-label={t("stock.of", { name })}>
      {STOCK.map((good) => {
        const count = of.stock[good] ?? 0;
        const kept = of.stores.includes(good);
        const tip = t(kept ? "stored" : "lost", { good: amountName(good, count) });
        const steal = hold.moves.get(`steal ${good} ${party}`);
        const verb = FROM[good];
        const offered = verb && placings.includes(verb) ? verb : undefined;
        const inside = (
          <>
            <Icon of={goodEmblem(good)} />
            <b>{count}</b>
            <span class="spoken">{goodName(good)}</span>
            {kept && <i class="s-kept-mark" aria-hidden="true" />}
          </>
        );
        const shared = { "data-good": good, "data-none": count === 0 || undefined };
        return (
          <li key={good} data-tip={steal || offered ? undefined : tip}>
            {steal ? (
              <button
                type="button"
                class="s-pile s-lit"
                {...shared}
                data-move={steal.notation}
                onClick={() => hold.choose(steal)}
                {...pointing(hold, steal)}
              >
                <span class="spoken">{say(steal.label)}. </span>
                {inside}
              </button>
            ) : offered && take ? (
              <button
                type="button"
                class={`s-pile s-offered ${placing === offered ? "s-taken" : ""}`}
                {...shared}
                aria-pressed={placing === offered}
                data-tip={t(placing === offered ? "mode.off" : `mode.${offered}`)}
                onClick={() => take(placing === offered ? null : offered)}
              >
                <span class="spoken">{t(`mode.${offered}`)}. </span>
                {inside}
              </button>
            ) : (
              <span class="s-pile" {...shared}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
