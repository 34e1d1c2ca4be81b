import type { AnyGame, Notation } from "../net/moment";
import { Icon } from "../ui";
import { useHold } from "./hold";
import { Thing } from "./Thing";
import { t } from "./texts";
import "./Uses.css";

/** A way to use a thing: the move that it would be, and what it is called in short. */
export interface Use<Game extends AnyGame = AnyGame> {
  notation: Notation<Game>;
  text: string;
  icon?: string | undefined;
}

interface Props<Game extends AnyGame> {
  /** What is used. */
  of: string;
  /** The ways to offer, possible or not. */
  ways: readonly Use<Game>[];
}

// So many letters have room below a card together with their signs.
const ROOM = 13;

/** The ways to use a thing, side by side; where one is not possible a click tells why. */
export function Uses<Game extends AnyGame = AnyGame>({ of, ways }: Props<Game>) {
  const { moves, pointed } = useHold<Game>();
  // Where there is little room the words stand alone.
  const many = ways.length > 2;
  const bare = many || ways.map((way) => way.text).join("").length > ROOM;
  return (
    <fieldset class={many ? "uses uses-many" : "uses"} aria-label={t("uses", { thing: of })}>
      {ways.map(({ notation, text, icon }) => {
        const move = moves.get(notation);
        return (
          <Thing
            key={notation}
            class={`choice use ${move && pointed?.move === move ? "use-pointed" : ""}`}
            move={move}
            wish={notation}
            label={`${text}, ${of}`}
          >
            {icon && !bare && <Icon of={icon} />}
            <span aria-hidden="true">{text}</span>
          </Thing>
        );
      })}
    </fieldset>
  );
}
