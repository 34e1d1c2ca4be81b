import { say } from "../../i18n";
import { Dialog, RuleLink } from "../../ui";
import type { LocationView } from "../../wire/settlers";
import { CardFace, Colours } from "./CardFace";
import { type Card, cardOf } from "./content";
import { sentences } from "./effects";
import { GoodsRow } from "./Good";
import type { Hold } from "./hold";
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
  hold: Hold;
  card: string;
  location?: LocationView | undefined;
  onClose(): void;
}

/** A card with all its parts, what lies on it, the rules it touches and where it is known from. */
export function Inspect({ hold, card: name, location, onClose }: Props) {
  const card = cardOf(name);
  const state = location ? stateOf(location, hold.seats) : [];
  const under = location?.under_cards ?? [];
  return (
    <Dialog title={say(card.name)} onClose={onClose}>
      <div class="inspect s-skin">
        <CardFace of={name} size="inspect" />
        <dl>
          <dt>{t("kind")}</dt>
          <dd>
            {word(`one.${card.kind}`)} · {word(`of.${card.deck}`)}
          </dd>
          <dt>{t("colour")}</dt>
          <dd>
            <Colours of={name} /> <span aria-hidden="true">{coloursName(name)}</span>
          </dd>
          <dt>{t("cost")}</dt>
          <dd>{Object.keys(card.cost).length ? <GoodsRow of={card.cost} /> : t("free")}</dd>
          <dt>{t("ability")}</dt>
          <dd>
            {sentences(card).map((sentence, place) => (
              <p key={place}>{sentence}</p>
            ))}
            {sentences(card).length === 0 && t("e.nothing")}
          </dd>
          <dt>{t("razeField")}</dt>
          <dd>{card.raze ? <GoodsRow of={card.raze} /> : t("none")}</dd>
          <dt>{t("dealField")}</dt>
          <dd>{card.deal ? <GoodsRow of={{ [card.deal]: 1 }} /> : t("none")}</dd>
          <dt>{t("worth")}</dt>
          <dd>{t("points", { count: card.vp })}</dd>
          {location && (
            <>
              <dt>{t("here")}</dt>
              <dd>
                {[
                  ...state,
                  location.raze_cost > 0 ? t("razeCost", { count: location.raze_cost }) : t("unrazeable"),
                  ...under.map((one) => cardName(one.card)),
                ].map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
            </>
          )}
          <dt>{t("copies")}</dt>
          <dd>
            {card.count} <small>({card.numbers.join(", ")})</small>
          </dd>
          <dt>{t("rules")}</dt>
          <dd class="inspect-rules">
            {rulesOf(card).map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </dd>
          <dt>{t("source")}</dt>
          <dd>
            {word(`source.${card.source}`)}
            {card.ref && <small lang="en">{card.ref}</small>}
            {card.why && <small lang="en">{card.why}</small>}
          </dd>
        </dl>
      </div>
    </Dialog>
  );
}
