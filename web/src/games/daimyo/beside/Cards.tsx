import { useSignal } from "@preact/signals";
import { Button } from "../../../ui";
import { cross } from "../../../ui/signs";
import { deckOf, soloOfDeck } from "../content";
import { SoloFace } from "../Empire";
import { t, word } from "../texts";
import { Compose, wordsOf } from "./Compose";
import { dropCard, keepCard, type OwnCard, ownCard, ownCards, SPACES, type Spaces } from "./own";
import { Stage } from "./Stage";
import { acting, carryOut, go, type Session, spacesOf } from "./session";

/** The cards that may lie open: those that were told first, then ours. */
export function WhichCard({ of, head }: { of: Session; head: string }) {
  const deck = deckOf(of.round);
  const choose = (card: string) => go({ card, phase: "die" });
  return (
    <Stage
      of={`card ${of.round} ${of.turn}`}
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
          .filter((one) => one.deck === deck)
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
        {soloOfDeck(deck).map((card) => (
          <li key={card.id}>
            <button type="button" class="b-card" onClick={() => choose(card.id)}>
              <SoloFace of={card.id} />
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
export function Tell({ of, head }: { of: Session; head: string }) {
  const told = useSignal<Spaces>(spacesOf(of.card));
  const spaces = acting(of.dice.at(-1) ?? "");
  const [space, ...more] = spaces.filter((one) => !told.value[one]);
  if (!space) return null;
  const last = !more.length;
  return (
    <Stage of={`tell ${space}`} head={head}>
      <h2>{t("beside.space", { colour: word(`noun.colour.${space}`) })}</h2>
      <Compose
        key={space}
        label={t(last ? "beside.act" : "beside.nextSpace")}
        onDone={(action) => {
          const now = { ...told.value, [space]: action };
          if (last) {
            keepCard(of.card, deckOf(of.round), now);
            carryOut(spaces.map((one) => now[one] ?? []));
          } else told.value = now;
        }}
      />
    </Stage>
  );
}
