import type { ComponentChildren } from "preact";
import { type Mark, Signs } from "../board/Signs";
import type { GameFace } from "../games/board";
import { say } from "../i18n";
import { wordsOf } from "../net/resource";
import type { GameWords, Name } from "../wire/messages";

interface Props {
  game: string;
  face: GameFace | null;
  of: Name | string;
}

/** A text of a game with its signs drawn as its board draws them, or in words where it has none of its own. */
export function Told({ game, face, of }: Props) {
  const words = wordsOf(game).value.value;
  return <Signs of={say(of)} draw={(mark) => face?.sign?.(mark) ?? inWords(mark, words)} />;
}

function inWords({ noun, word, count }: Mark, words: GameWords | null): ComponentChildren {
  const name = words?.words[noun]?.[word];
  return `${count === undefined ? "" : `${count} `}${name ? say(name) : word}`;
}
