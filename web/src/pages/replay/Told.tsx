import { useContext } from "preact/hooks";
import { t as page, say } from "../../i18n";
import { nameOfDoer } from "../../table/doer";
import { type Item, sheetOf } from "../../table/ledger";
import { joinClauses, sayClauses } from "../../table/sentence";
import { Signed } from "../../table/signed";
import { Words } from "../../table/words";
import { GameOfRules, SeatMark, scrolls } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { Frame, GameWords, SeatInfo } from "../../wire/messages";
import { TallyTable } from "../table/log/TallyTable";

interface Props {
  of: Frame;
  seats: readonly SeatInfo[];
  /** What stands there before the first move. */
  title: string;
}

/** What the last move brought about, in full: a whole turn of an opponent of the rules, too. */
export function Told({ of, seats, title }: Props) {
  const words = useContext(Words);
  const game = useContext(GameOfRules);
  const turns = of.mover === null ? [] : sheetOf(of.lines).flatMap((round) => round.turns);
  if (turns.length === 0) {
    const label = of.mover !== null && of.label;
    return (
      <h2 class="replay-move">
        {of.mover !== null && <SeatMark seat={of.mover} />}
        {of.mover === null
          ? title
          : label
            ? page("replay.move", { name: nameOfSeat(of.mover, seats), move: say(label) })
            : // What was done in secret is not told to those who look on.
              page("decision.playing", { name: nameOfSeat(of.mover, seats) })}
      </h2>
    );
  }
  return (
    <div class="replay-move" {...scrolls}>
      {turns.map((turn, place) => {
        const name = nameOfDoer(turn.seat, seats, game);
        const Head = place === 0 ? "h2" : "p";
        return (
          <div key={turn.first} class="replay-turn">
            <Head>
              {turn.seat >= 0 && <SeatMark seat={turn.seat} />}{" "}
              {name && turn.items.length !== 1 && <b>{name}</b>}
              {turn.items.length === 1 && <One of={turn.items[0]} name={name} words={words} seats={seats} />}
              {turn.head && <small> {turn.head}</small>}
            </Head>
            {turn.items.length > 1 && (
              <ul>
                {turn.items.map((item) => (
                  <li key={item.first}>
                    <One of={item} name={name} words={words} seats={seats} below />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface OneProps {
  of: Item | undefined;
  name: string;
  words: GameWords;
  seats: readonly SeatInfo[];
  below?: boolean;
}

function One({ of, name, words, seats, below = false }: OneProps) {
  if (!of) return null;
  if (of.kind === "tally") return <TallyTable of={of} seats={seats} />;
  if (below || !name) return <Signed text={sayClauses(of.clauses, words, name)} of={of.lines} />;
  return (
    <>
      <b>{name}</b> <Signed text={joinClauses(of.clauses, words, name)} of={of.lines} />
    </>
  );
}
