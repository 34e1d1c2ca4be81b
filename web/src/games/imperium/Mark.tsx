import type { ComponentChildren } from "preact";
import { Amount, type Mark, Sign, Signs, spell } from "../../board";
import { Icon } from "../../ui";
import type { Card, Tokens } from "./content";
import { TOKENS } from "./content";
import { hasSign, signOf } from "./emblems";
import { amountName, cardName, tokensName } from "./naming";
import { book, word } from "./texts";
import "./Mark.css";

// What is told apart by shape as well: tokens are round, banners square, cards are cards.
const SHAPES: Readonly<Record<string, "square" | "card">> = {
  banner: "square",
  thing: "card",
  group: "card",
};

const nameOf = ({ noun, word: name }: Mark): string =>
  noun === "card" ? cardName(name) : word(`noun.${noun}.${name}`);

/** A sign of a text: tokens, banners and icons as they are drawn everywhere, a card as its name, a part by its title. */
export function sign(mark: Mark): ComponentChildren {
  const { noun, word: name, count } = mark;
  if (noun === "part") {
    return (
      <b class="i-part">
        {hasSign(noun, name) && <Icon of={signOf(noun, name)} />}
        {nameOf(mark)}
      </b>
    );
  }
  if (noun === "card" || noun === "group") return <i class="i-named">{nameOf(mark)}</i>;
  const shown = (
    <Sign of={name} icon={signOf(noun, name)} name={nameOf(mark)} shape={SHAPES[noun] ?? "round"} />
  );
  if (count !== undefined) {
    return (
      <Amount count={count} text={amountName(name, count)}>
        {shown}
      </Amount>
    );
  }
  return (
    <span class="amount">
      <span class="spoken">{nameOf(mark)}</span>
      {shown}
    </span>
  );
}

/** What a card does, a sentence a part. */
export const sentences = ({ id }: Card): ComponentChildren[] =>
  book.sentences(id).map((sentence) => <Signs of={sentence} draw={sign} />);

/** How long a card's text is, signs counted as three letters. */
export const lengthOf = ({ id }: Card): number =>
  book
    .sentences(id)
    .map((sentence) => spell(sentence, () => "···"))
    .join("").length;

/** Tokens side by side. */
export function TokensRow({ of }: { of: Tokens }) {
  const shown = TOKENS.filter((token) => of[token]);
  return (
    <span class="i-tokens" data-tip={tokensName(of)}>
      {shown.map((token) => (
        <Amount key={token} count={of[token] ?? 0} text={amountName(token, of[token] ?? 0)}>
          <Sign of={token} icon={signOf("token", token)} name={word(`noun.token.${token}`)} />
        </Amount>
      ))}
    </span>
  );
}
