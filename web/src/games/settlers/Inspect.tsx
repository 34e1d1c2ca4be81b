import { Entry, Inspect, useHold } from "../../board";
import type { LocationView, Settlers } from "../../wire/settlers";
import { CardFace, Colours } from "./CardFace";
import { cardOf } from "./content";
import { plainly } from "./effects";
import { GoodsRow } from "./Good";
import { cardName, coloursName, stateOf } from "./naming";
import { book, t, word } from "./texts";

interface Props {
  of: string;
  location?: LocationView;
}

/** A card with all its parts, what lies on it, and where it is known from. */
export function CardInspect({ of, location }: Props) {
  const { seats } = useHold<Settlers>();
  const card = cardOf(of);
  const here = location && [
    ...stateOf(location, seats),
    location.raze_cost ? t("razeCost", { count: location.raze_cost }) : t("unrazeable"),
    ...(location.under_cards ?? []).map(cardName),
  ];
  const does = plainly(card);
  return (
    <Inspect title={book.name(card.id)} face={<CardFace of={of} size="inspect" />} rules={card.rules}>
      <Entry name={t("content.kind")}>
        {word(`one.${card.kind}`)} · {word(`of.${card.deck}`)}
      </Entry>
      <Entry name={t("colour")}>
        <Colours of={of} /> <span aria-hidden="true">{coloursName(of)}</span>
      </Entry>
      <Entry name={t("content.cost")}>
        {Object.keys(card.cost).length ? <GoodsRow of={card.cost} /> : t("free")}
      </Entry>
      <Entry name={t("ability")}>
        {does.map((sentence, place) => (
          <p key={place} class="s-said">
            {sentence}
          </p>
        ))}
        {does.length === 0 && t("e.nothing")}
      </Entry>
      <Entry name={t("content.raze")}>{card.raze ? <GoodsRow of={card.raze} /> : t("none")}</Entry>
      <Entry name={t("content.deal")}>{card.deal ? <GoodsRow of={{ [card.deal]: 1 }} /> : t("none")}</Entry>
      <Entry name={t("worth")}>{t("points", { count: card.vp })}</Entry>
      {here && (
        <Entry name={t("here")}>
          {here.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Entry>
      )}
      <Entry name={t("copies")}>
        {card.count} <small>({card.numbers.join(", ")})</small>
      </Entry>
    </Inspect>
  );
}
