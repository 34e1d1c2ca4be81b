import { Entry, Inspect, useHold } from "../../board";
import { say } from "../../i18n";
import type { LocationView } from "../../wire/settlers";
import { CardFace, Colours } from "./CardFace";
import { type Card, cardOf } from "./content";
import { sentences } from "./effects";
import { GoodsRow } from "./Good";
import { cardName, coloursName, stateOf } from "./naming";
import { t, word } from "./texts";

const KIND_RULES: Readonly<Record<string, readonly string[]>> = {
  production: ["SET-065", "SET-105", "SET-106"],
  feature: ["SET-109", "SET-Q62"],
  action: ["SET-134", "SET-135", "SET-085"],
};

/** The rules that a card touches. */
function rulesOf(card: Card): string[] {
  return [
    "SET-098",
    ...(card.cost.location ? ["SET-100", "SET-101"] : []),
    ...(KIND_RULES[card.kind] ?? []),
    ...(card.bonus.length ? ["SET-107"] : []),
    ...(card.raze ? ["SET-118", "SET-122"] : []),
    ...(card.deal ? ["SET-111", "SET-115"] : []),
    card.deck === "common" ? "SET-090" : "SET-091",
  ];
}

interface Props {
  of: string;
  location?: LocationView;
}

/** A card with all its parts, what lies on it, and where it is known from. */
export function CardInspect({ of, location }: Props) {
  const { seats } = useHold();
  const card = cardOf(of);
  const here = location && [
    ...stateOf(location, seats),
    location.raze_cost > 0 ? t("razeCost", { count: location.raze_cost }) : t("unrazeable"),
    ...location.under_cards.map((one) => cardName(one.card)),
  ];
  const does = sentences(card);
  return (
    <Inspect title={say(card.name)} face={<CardFace of={of} size="inspect" />} rules={rulesOf(card)}>
      <Entry name={t("kind")}>
        {word(`one.${card.kind}`)} · {word(`of.${card.deck}`)}
      </Entry>
      <Entry name={t("colour")}>
        <Colours of={of} /> <span aria-hidden="true">{coloursName(of)}</span>
      </Entry>
      <Entry name={t("cost")}>
        {Object.keys(card.cost).length ? <GoodsRow of={card.cost} /> : t("free")}
      </Entry>
      <Entry name={t("ability")}>
        {does.map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
        {does.length === 0 && t("e.nothing")}
      </Entry>
      <Entry name={t("razeField")}>{card.raze ? <GoodsRow of={card.raze} /> : t("none")}</Entry>
      <Entry name={t("dealField")}>{card.deal ? <GoodsRow of={{ [card.deal]: 1 }} /> : t("none")}</Entry>
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
      <Entry name={t("source")}>
        {word(`source.${card.source}`)}
        {card.ref && <small lang="en">{card.ref}</small>}
        {card.why && <small lang="en">{card.why}</small>}
      </Entry>
    </Inspect>
  );
}
