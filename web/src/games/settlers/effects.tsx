import type { ComponentChildren } from "preact";
import { type Mark, Signs, spell } from "../../board";
import { Icon } from "../../ui";
import type { Card, Kind } from "./content";
import { kindEmblem } from "./emblems";
import { Amount, Good } from "./Good";
import { amountName, goodName } from "./naming";
import { book, word } from "./texts";

/** A sign of a text: goods and kinds as they are drawn everywhere, a colour as its word. */
export function drawn({ noun, word: name, count }: Mark): ComponentChildren {
  if (noun === "colour") {
    return (
      <span class="s-colour-word" data-colour={name}>
        {word(`noun.colour.${name}`)}
      </span>
    );
  }
  if (noun === "kind") {
    return (
      <span class="amount">
        <span class="spoken">{word(`noun.kind.${name}`)}</span>
        <Icon of={kindEmblem(name as Kind)} />
      </span>
    );
  }
  if (count !== undefined) return <Amount of={name} count={count} />;
  return (
    <span class="amount">
      <span class="spoken">{goodName(name)}</span>
      <Good of={name} />
    </span>
  );
}

/** What a card does, a sentence each. */
export function sentences({ id }: Card): ComponentChildren[] {
  return book.sentences(id).map((sentence) => <Signs of={sentence} draw={drawn} />);
}

/** The same in words alone. */
export function plainly({ id }: Card): string[] {
  const name = ({ noun, word: name, count }: Mark) =>
    count === undefined ? word(`noun.${noun}.${name}`) : amountName(name, count);
  return book.sentences(id).map((sentence) => spell(sentence, name));
}

// A sign takes about as much room as three letters; longer texts would make a card higher than its neighbours.
const ROOM = "···";
const LONG = 74;

/** True for a card that needs more width than others for what it says. */
export function isWordy({ id }: Card): boolean {
  const said = book.sentences(id).map((sentence) => spell(sentence, () => ROOM));
  return said.join("").length > LONG;
}

/** What a location does, as small as it goes. */
export function Brief({ card }: { card: Card }) {
  const small = (mark: Mark) =>
    mark.noun === "colour" ? <span class="s-per" data-colour={mark.word} /> : drawn(mark);
  return card.brief ? (
    <span class="s-brief">
      <Signs of={card.brief.replaceAll(/ ?→ ?/g, "→")} draw={small} />
    </span>
  ) : null;
}
