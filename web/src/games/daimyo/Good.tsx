import type { ComponentChildren } from "preact";
import { Amount, type Mark, Sign, Signs, spell } from "../../board";
import { colourOf, type Goods } from "./content";
import { Die } from "./Die";
import { goodEmblem } from "./emblems";
import { amountName, goodName, goodsName } from "./naming";
import { book, t, word } from "./texts";
import "./Good.css";

/** A good in running text. */
export const Good = ({ of }: { of: string }) => <Sign of={of} icon={goodEmblem(of)} name={goodName(of)} />;

/** A die in running text, by a word like "red4". */
function DieSign({ of }: { of: string }) {
  const colour = colourOf(of);
  const value = Number(of.slice(colour.length));
  return (
    <span class="d-die-sign">
      <span class="spoken">{t("die.sign", { colour: word(`noun.colour.${colour}`), value })}</span>
      <Die colour={colour} value={value} />
    </span>
  );
}

/** A sign of a text: goods and dice as they are drawn everywhere, anything else as its word. */
export function sign({ noun, word: name, count }: Mark): ComponentChildren {
  if (noun === "die") return <DieSign of={name} />;
  if (noun !== "good") return <span>{word(`noun.${noun}.${name}`)}</span>;
  if (count !== undefined) {
    return (
      <Amount count={count} text={amountName(name, count)}>
        <Good of={name} />
      </Amount>
    );
  }
  return (
    <span class="amount">
      <span class="spoken">{goodName(name)}</span>
      <Good of={name} />
    </span>
  );
}

/** What an entry does, a sentence each. */
export const sentences = (id: string): ComponentChildren[] =>
  book.sentences(id).map((sentence) => <Signs of={sentence} draw={sign} />);

/** The same in words alone. */
export const plainly = (id: string): string =>
  book
    .sentences(id)
    .map((sentence) =>
      spell(sentence, ({ noun, word: name, count }) =>
        count === undefined ? word(`noun.${noun}.${name}`) : amountName(name, count),
      ),
    )
    .join(" ");

/** Goods one after the other. */
export function GoodsRow({ of }: { of: Goods }) {
  const shown = Object.entries(of).filter(([, count]) => count);
  return (
    <span class="d-goods" data-tip={goodsName(of)}>
      {shown.map(([good, count]) => (
        <Amount key={good} count={count} text={amountName(good, count)}>
          <Good of={good} />
        </Amount>
      ))}
    </span>
  );
}
