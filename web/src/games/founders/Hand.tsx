import { Thing, useHold } from "../../board";
import type { Founders } from "../../wire/founders";
import { TokenMark } from "./Disc";
import { handOf, tokenTitle } from "./naming";
import { t } from "./texts";
import "./Hand.css";

/** The tokens of a nation: the reader's own may be played or are told why not, those of others are looked at. */
export function Hand({ seat, own = false }: { seat: number; own?: boolean }) {
  const { view, moves } = useHold<Founders>();
  const nation = view.nations[seat];
  const hand = nation ? handOf(nation) : [];
  return (
    <ul class={`f-hand ${own ? "" : "f-hand-small"}`} aria-label={t("hand")}>
      {hand.map(([token, count]) => {
        const label = t("times", { thing: tokenTitle(token), count });
        const piece = { "data-thing": `hand:${seat}:${token}:${count}`, "data-tip": label };
        const number = count > 1 && <b>{count}</b>;
        return own ? (
          <li key={token}>
            <Thing
              {...piece}
              class="f-hand-token"
              label={label}
              move={moves.get(`play ${token}`)}
              wish={`play ${token}`}
            >
              <TokenMark of={token} size="2.4em" />
              {number}
            </Thing>
          </li>
        ) : (
          <li key={token} {...piece}>
            <TokenMark of={token} size="1.7em" />
            <span class="spoken">{tokenTitle(token)}</span>
            {number}
          </li>
        );
      })}
      {hand.length === 0 && <li class="none">{t("noTokens")}</li>}
    </ul>
  );
}
