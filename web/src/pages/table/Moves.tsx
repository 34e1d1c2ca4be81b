import { useSignal } from "@preact/signals";
import { useContext, useMemo } from "preact/hooks";
import { say, t } from "../../i18n";
import type { Move } from "../../net/moment";
import { Taught } from "../../table/taught";
import { Button } from "../../ui";
import { holds } from "../reading/search";
import { type Group, groupsOf, onSquares, squareOf } from "./moves";
import "./Moves.css";

interface Props {
  moves: readonly Move[];
  /** The one thing to do, where there is one: what saying nothing means. */
  usual: number | null;
  play(move: Move): void;
}

// A list longer than this is worth searching.
const LONG = 10;

/** Moves as buttons: by verb, squares where they lie, long lists with a search. */
export function Moves({ moves, usual, play }: Props) {
  const search = useSignal("");
  const taught = useContext(Taught);
  const groups = useMemo(() => groupsOf(moves), [moves]);
  const long = moves.length > LONG && groups.some((group) => !onSquares(group));
  const wanted = (move: Move) => holds(say(move.label), search.value);
  return (
    <div class="moves">
      {long && (
        <input
          type="search"
          class="field moves-search"
          aria-label={t("moves.search")}
          placeholder={t("moves.search")}
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      )}
      {groups.map((group) =>
        onSquares(group) ? (
          <Squares key={group.verb} group={group} play={play} />
        ) : (
          <ul key={group.verb} class="moves-group" data-verb={group.verb}>
            {group.moves.filter(wanted).map((move) => (
              <li key={move.move}>
                <Button
                  kind={move.move === usual && !move.warning ? "primary" : "plain"}
                  data-move={move.notation}
                  data-taught={taught.has(move.notation) || undefined}
                  onClick={() => play(move)}
                >
                  {say(move.label)}
                </Button>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** Squares as a small map; y counts upwards. */
function Squares({ group, play }: { group: Group; play(move: Move): void }) {
  const taught = useContext(Taught);
  const placed = group.moves.flatMap((move) => {
    const square = squareOf(move);
    return square ? [{ move, ...square }] : [];
  });
  const left = Math.min(...placed.map((one) => one.x));
  const top = Math.max(...placed.map((one) => one.y));
  return (
    <ul class="moves-squares" data-verb={group.verb}>
      {placed.map(({ move, x, y }) => (
        <li key={move.move} style={{ gridColumn: x - left + 1, gridRow: top - y + 1 }}>
          <Button
            data-move={move.notation}
            data-taught={taught.has(move.notation) || undefined}
            data-tip={say(move.label)}
            onClick={() => play(move)}
          >
            <span aria-hidden="true">
              {x},{y}
            </span>
            <span class="spoken">{say(move.label)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
