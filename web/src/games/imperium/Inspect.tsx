import { Entry, Inspect } from "../../board";
import { CardFace, Icons } from "./CardFace";
import { cardOf } from "./content";
import { sentences, TokensRow } from "./Mark";
import { bannersName, cardName, nationName } from "./naming";
import { book, t, word } from "./texts";

interface Props {
  of: string;
  /** Cards that lie under it. */
  garrison?: readonly string[];
  /** How it is closed where it lies on no board. */
  close?: () => void;
}

/** A card with all its parts, and what lies under it. */
export function CardInspect({ of, garrison = [], close }: Props) {
  const card = cardOf(of);
  const does = sentences(card);
  return (
    <Inspect
      title={book.name(card.id)}
      face={<CardFace of={of} size="inspect" />}
      rules={card.rules}
      close={close}
    >
      <Entry name={t("banner")}>{bannersName(card)}</Entry>
      {card.state && <Entry name={t("state")}>{t(`state.needs.${card.state}`)}</Entry>}
      <Entry name={t("ability")}>
        {does.map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
        {does.length === 0 && t("nothing")}
      </Entry>
      {((card.types?.length ?? 0) > 0 || (card.region_types?.length ?? 0) > 0) && (
        <Entry name={t("icons")}>
          <Icons of={card} />
        </Entry>
      )}
      {card.dev_cost && (
        <Entry name={t("devCost")}>
          <TokensRow of={card.dev_cost} />
        </Entry>
      )}
      <Entry name={t("where")}>
        {card.nation ? nationName(card.nation) : t(`box.${card.box}`)} · {word(`start.${card.start}`)} ·{" "}
        {card.number}
      </Entry>
      {garrison.length > 0 && (
        <Entry name={t("garrison")}>
          {garrison.map((one) => (
            <p key={one}>{cardName(one)}</p>
          ))}
        </Entry>
      )}
    </Inspect>
  );
}
