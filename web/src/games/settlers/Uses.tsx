import hammer from "icon:claw-hammer";
import flame from "icon:flame";
import gears from "icon:gears";
import hands from "icon:shaking-hands";
import { Icon } from "../../ui";
import type { Move } from "../../wire/messages";
import { type Hold, pointing, useHold } from "./hold";
import { cardName } from "./naming";
import { t, word } from "./texts";

const SIGNS: Readonly<Record<string, string>> = {
  build: hammer,
  deal: hands,
  raze: flame,
  raze_hand: flame,
  activate: gears,
};

interface UseProps {
  verb: string;
  /** The notation of the move that it would be. */
  notation: string;
  move: Move | undefined;
  hold: Hold;
  /** The word alone, where there is little room. */
  bare?: boolean;
}

/** One way to use a thing; where it is not possible a click tells why. */
export function Use({ verb, notation, move, hold, bare = false }: UseProps) {
  const sign = SIGNS[verb];
  const text = verb === "offer" ? word(`noun.good.${notation.split(" ")[1]}`) : word(`use.${verb}`);
  return (
    <button
      type="button"
      class={`s-use ${move ? "s-lit" : ""} ${hold.pointed && hold.pointed === move ? "s-pointed" : ""}`}
      aria-disabled={!move}
      data-use={notation}
      data-move={move?.notation}
      onClick={(event) => {
        if (move) hold.choose(move, event.currentTarget);
        else if (hold.question) hold.why(notation);
      }}
      {...pointing(hold, move)}
    >
      {sign && !bare && <Icon of={sign} />}
      <span>{text}</span>
      {verb !== "offer" && <span class="spoken"> {cardName(notation.split(" ")[1] ?? "")}</span>}
    </button>
  );
}

interface Props {
  card: string;
  /** The verbs to offer, possible or not. */
  verbs: readonly string[];
}

/** The ways to use a card, side by side. */
export function Uses({ card, verbs }: Props) {
  const hold = useHold();
  return (
    <fieldset class="s-uses" aria-label={t("uses_of", { card: cardName(card) })}>
      {verbs.map((verb) => {
        const notation = `${verb} ${card}`;
        return (
          <Use
            key={verb}
            verb={verb}
            notation={notation}
            move={hold.moves.get(notation)}
            hold={hold}
            bare={verbs.length > 2}
          />
        );
      })}
    </fieldset>
  );
}
