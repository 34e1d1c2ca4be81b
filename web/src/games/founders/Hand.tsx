import { say } from "../../i18n";
import type { NationView } from "../../wire/founders";
import type { Move, Question } from "../../wire/messages";
import { TokenMark } from "./Disc";
import { handOf, tokenName } from "./naming";
import { t } from "./texts";

interface Props {
  nation: NationView;
  seat: number;
  question: Question | null;
  moves: ReadonlyMap<string, Move>;
  point(move: Move | null): void;
  choose(move: Move): void;
  why(notation: string): void;
}

/** The reader's own tokens, each of which may be played; the rest are told why not. */
export function Hand({ nation, seat, question, moves, point, choose, why }: Props) {
  const hand = handOf(nation);
  return (
    <ul class="f-hand" aria-label={t("hand")}>
      {hand.map(([token, count]) => {
        const move = moves.get(`play ${token}`);
        const label = t("times", { thing: tokenName(token), count });
        return (
          <li key={token}>
            <button
              type="button"
              class={`f-hand-token ${move ? "f-lit" : ""}`}
              aria-label={move ? `${say(move.label)}. ${label}` : label}
              aria-disabled={!move && !question}
              data-move={move?.notation}
              data-thing={`hand:${seat}:${token}:${count}`}
              data-tip={label}
              onClick={() => {
                if (move) choose(move);
                else if (question) why(`play ${token}`);
              }}
              onFocus={() => move && point(move)}
              onBlur={() => move && point(null)}
              onPointerEnter={(event) => move && event.pointerType !== "touch" && point(move)}
              onPointerLeave={(event) => move && event.pointerType !== "touch" && point(null)}
            >
              <TokenMark of={token} size="2.4em" />
              {count > 1 && <b>{count}</b>}
            </button>
          </li>
        );
      })}
      {hand.length === 0 && <li class="f-none">{t("noTokens")}</li>}
    </ul>
  );
}

/** The tokens of another player, to be looked at. */
export function OpenHand({ nation, seat }: { nation: NationView; seat: number }) {
  const hand = handOf(nation);
  return (
    <ul class="f-hand f-hand-small" aria-label={t("hand")}>
      {hand.map(([token, count]) => (
        <li
          key={token}
          data-tip={t("times", { thing: tokenName(token), count })}
          data-thing={`hand:${seat}:${token}:${count}`}
        >
          <TokenMark of={token} size="1.7em" />
          <span class="spoken">{tokenName(token)}</span>
          {count > 1 && <b>{count}</b>}
        </li>
      ))}
      {hand.length === 0 && <li class="f-none">{t("noTokens")}</li>}
    </ul>
  );
}
