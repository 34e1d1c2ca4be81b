import { Dialog, RuleLink } from "../../ui";
import { SourceOf } from "../../ui/Source";
import type { LocationView } from "../../wire/settlers";
import { CardFace, Colours } from "./CardFace";
import { cardOf } from "./content";
import { sentences } from "./effects";
import { GoodsRow } from "./Good";
import type { Hold } from "./hold";
import { cardName, coloursName, stateOf } from "./naming";
import { book, t, word } from "./texts";

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
    <Dialog title={book.name(card.id)} onClose={onClose}>
      <div class="inspect s-skin">
        <CardFace of={name} size="inspect" />
        <dl>
          <dt>{t("content.kind")}</dt>
          <dd>
            {word(`one.${card.kind}`)} · {word(`of.${card.deck}`)}
          </dd>
          <dt>{t("colour")}</dt>
          <dd>
            <Colours of={name} /> <span aria-hidden="true">{coloursName(name)}</span>
          </dd>
          <dt>{t("content.cost")}</dt>
          <dd>{Object.keys(card.cost).length ? <GoodsRow of={card.cost} /> : t("free")}</dd>
          <dt>{t("ability")}</dt>
          <dd>
            {sentences(card).map((sentence, place) => (
              <p key={place}>{sentence}</p>
            ))}
            {sentences(card).length === 0 && t("e.nothing")}
          </dd>
          <dt>{t("content.raze")}</dt>
          <dd>{card.raze ? <GoodsRow of={card.raze} /> : t("none")}</dd>
          <dt>{t("content.deal")}</dt>
          <dd>{card.deal ? <GoodsRow of={{ [card.deal]: 1 }} /> : t("none")}</dd>
          <dt>{t("worth")}</dt>
          <dd>{t("points", { count: card.vp })}</dd>
          {location && (
            <>
              <dt>{t("here")}</dt>
              <dd>
                {[
                  ...state,
                  location.raze_cost ? t("razeCost", { count: location.raze_cost }) : t("unrazeable"),
                  ...under.map((one) => cardName(one)),
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
            {card.rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </dd>
          <SourceOf shelf={card.deck} id={card.id} />
        </dl>
      </div>
    </Dialog>
  );
}
