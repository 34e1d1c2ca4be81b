import { Card as Frame } from "../../board";
import { pair } from "../../i18n";
import { Icon } from "../../ui";
import { cardOf, type Goods } from "./content";
import { sentences } from "./effects";
import { deckEmblem, emblemOf, goodEmblem, kindEmblem } from "./emblems";
import { Amount, Good, GoodsRow } from "./Good";
import { coloursName, goodName, goodsName } from "./naming";
import { book, t, word } from "./texts";
import "./CardFace.css";

/** The good that stands for a colour, so that colours are told apart by shape as well. */
const SIGNS: Readonly<Record<string, string>> = {
  brown: "wood",
  grey: "stone",
  red: "food",
  pink: "worker",
  gold: "gold",
  blue: "card",
  black: "raze",
  purple: "vp",
};

/** The ground of a card: the first of its colours. */
export const groundOf = (name: string): string => `var(--${cardOf(name).colors[0] ?? "colourless"})`;

/** The colours of a card, each with its sign; quiet where they are named besides. */
export function Colours({ of, quiet = false }: { of: string; quiet?: boolean }) {
  return (
    <span class="s-colours" data-tip={coloursName(of)}>
      {cardOf(of).colors.map((colour) => (
        <span key={colour} class="s-per" data-colour={colour}>
          <Icon of={goodEmblem(SIGNS[colour] ?? "")} />
        </span>
      ))}
      {!quiet && <span class="spoken">{coloursName(of)}, </span>}
    </span>
  );
}

/** The cost of a card, one good below the other, as it is printed. */
function Cost({ of }: { of: Goods }) {
  const all = Object.entries(of);
  return (
    <span class="s-cost" data-tip={pair(t("content.cost"), goodsName(of))}>
      <span class="spoken">{pair(t("content.cost"), "")}</span>
      {all.map(([good, count]) => (
        <Amount key={good} of={good} count={count} />
      ))}
      {all.length === 0 && <b>0</b>}
      <span class="spoken">. </span>
    </span>
  );
}

interface Props {
  of: string;
  size?: "hand" | "inspect";
}

/** A card with all its fields: cost at the top left, kind and colour at the top right, raze and deal at the bottom. */
export function CardFace({ of, size = "hand" }: Props) {
  const card = cardOf(of);
  return (
    <Frame
      title={book.name(card.id)}
      emblem={emblemOf(card)}
      ground={groundOf(of)}
      size={size}
      cost={<Cost of={card.cost} />}
      corner={
        <>
          <Colours of={of} />
          <span class="s-kind" data-tip={word(`one.${card.kind}`)}>
            <Icon of={kindEmblem(card.kind)} />
            <span class="spoken">{word(`one.${card.kind}`)}, </span>
          </span>
          {card.deck !== "common" && (
            <span class="s-deck-mark" data-tip={word(`of.${card.deck}`)}>
              <Icon of={deckEmblem(card.deck)} />
              <span class="spoken">{word(`of.${card.deck}`)}, </span>
            </span>
          )}
        </>
      }
      points={
        <span data-tip={pair(t("worth"), t("points", { count: card.vp }))}>
          {card.vp}
          <Good of="vp" />
        </span>
      }
      fields={
        <>
          {card.raze && (
            <span class="s-field s-field-raze" data-tip={pair(t("content.raze"), goodsName(card.raze))}>
              <Icon of={goodEmblem("raze")} />
              <span class="spoken">{pair(t("content.raze"), "")}</span>
              <GoodsRow of={card.raze} />
            </span>
          )}
          {card.deal && (
            <span class="s-field s-field-deal" data-tip={pair(t("content.deal"), goodName(card.deal))}>
              <Icon of={goodEmblem("own_deal")} />
              <span class="spoken">{pair(t("content.deal"), "")}</span>
              <GoodsRow of={{ [card.deal]: 1 }} />
            </span>
          )}
        </>
      }
    >
      {sentences(card).map((sentence, place) => (
        <p key={place}>{sentence}</p>
      ))}
    </Frame>
  );
}
