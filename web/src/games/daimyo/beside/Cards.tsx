import { useSignal } from "@preact/signals";
import { Button } from "../../../ui";
import { cross } from "../../../ui/signs";
import type { EmpireAdvice } from "../../../wire/daimyo";
import { SoloFace } from "../Empire";
import { t, word } from "../texts";
import { Compose, wordsOf } from "./Compose";
import { dropCard, keepCard, type OwnCard, ownCard, ownCards, SPACES, type Spaces } from "./own";
import { Stage } from "./Stage";
import { tell } from "./session";

/** The cards that may lie open: those that were told first, then ours. */
export function WhichCard({ of, head }: { of: EmpireAdvice; head: string }) {
  const choose = (said: string) => void tell({ what: "card", said });
  return (
    <Stage
      of={`card ${head}`}
      head={head}
      foot={
        <Button class="b-big" onClick={() => choose("")}>
          {t("beside.other")}
        </Button>
      }
    >
      <p>{t("beside.yours")}</p>
      <h2>{t("beside.which")}</h2>
      <p class="b-note">{t("beside.which.text")}</p>
      <ul class="d-solo-choice">
        {ownCards.value
          .filter((one) => one.deck === of.deck)
          .map((card) => (
            <li key={card.id} class="d-own">
              <button type="button" class="b-card" onClick={() => choose(card.id)}>
                <OwnFace of={card} />
              </button>
              <Button
                kind="quiet"
                icon={cross}
                name={t("beside.own.drop")}
                onClick={() => dropCard(card.id)}
              />
            </li>
          ))}
        {of.cards?.map((card) => (
          <li key={card}>
            <button type="button" class="b-card" onClick={() => choose(card)}>
              <SoloFace of={card} />
            </button>
          </li>
        ))}
      </ul>
    </Stage>
  );
}

/** The open card, whoever has told it. */
export function OpenCard({ of }: { of: string }) {
  const own = ownCard(of);
  if (own) return <OwnFace of={own} />;
  return of.startsWith("own") || !of ? null : <SoloFace of={of} />;
}

function OwnFace({ of }: { of: OwnCard }) {
  return (
    <div class="d-solo">
      <b>{t("beside.own")}</b>
      <ul>
        {SPACES.map((space) => (
          <li key={space} data-colour={space}>
            <span>{of.spaces[space]?.map(wordsOf).join(" ") ?? t("beside.own.untold")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a card says in the spaces that act now and were not told before, one after the other. */
export function Tell({ of, head }: { of: EmpireAdvice; head: string }) {
  const { card = "" } = of.account;
  const told = useSignal<Spaces>(ownCard(card)?.spaces ?? {});
  const [space, ...more] = of.acting?.filter((one) => !told.value[one]) ?? [];
  if (!space) return null;
  const last = !more.length;
  return (
    <Stage of={`tell ${space}`} head={head}>
      <h2>{t("beside.space", { colour: word(`noun.colour.${space}`) })}</h2>
      <Compose
        key={space}
        label={t(last ? "beside.act" : "beside.nextSpace")}
        onDone={(action) => {
          const spaces = { ...told.value, [space]: action };
          told.value = spaces;
          if (!last) return;
          keepCard(card, of.deck ?? "", spaces);
          void tell({ what: "spaces", spaces });
        }}
      />
    </Stage>
  );
}
