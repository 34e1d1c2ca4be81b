import { useSignal } from "@preact/signals";
import { Button, Icon } from "../../../ui";
import { Trouble } from "../../../ui/Fetched";
import { Stage as Shared } from "../../beside/Stage";
import { nationEmblem, signOf } from "../emblems";
import { TokensRow } from "../Mark";
import { cardName, nationName } from "../naming";
import { t, title } from "../texts";
import { AdviceView } from "./Advice";
import { CardPicker } from "./CardPicker";
import { Market } from "./Market";
import { Question } from "./Question";
import { CountSheet, RulesSheet, TableSheet } from "./Sheets";
import { Start } from "./Start";
import {
  advice,
  back,
  leaveForLater,
  newDeck,
  next,
  past,
  problem,
  retry,
  roll,
  type Session,
  session,
  tell,
  turnUp,
  untold,
  withSlot,
} from "./session";

/** The C.I.V. beside somebody's own box: what to tell, what it does, one thing at a time. */
export function Beside() {
  const now = session.value;
  return <div class="b-page">{now ? <Running of={now} /> : <Start />}</div>;
}

type Sheet = "table" | "rules" | "count";

function Running({ of }: { of: Session }) {
  const sheet = useSignal<Sheet | null>(null);
  const close = () => {
    sheet.value = null;
  };
  const open = (which: Sheet) => () => {
    sheet.value = which;
  };
  const { facts } = of;
  return (
    <>
      <header class="b-head">
        <button type="button" class="b-status" onClick={open("table")}>
          <Icon of={nationEmblem(facts.nation)} />
          <b>{nationName(facts.nation)}</b>
          <span class="b-side">
            <Icon of={signOf("state", facts.state)} /> {title(`noun.state.${facts.state}`)}
          </span>
          <TokensRow of={facts.tokens ?? {}} />
        </button>
        <nav class="b-tools" aria-label={t("beside.title")}>
          <Button onClick={open("table")}>{t("beside.table")}</Button>
          <Button onClick={open("rules")}>{t("beside.read")}</Button>
          <Button onClick={open("count")}>{t("beside.count")}</Button>
        </nav>
      </header>
      <Now of={of} />
      {sheet.value === "table" && <TableSheet of={of} onClose={close} />}
      {sheet.value === "rules" && <RulesSheet of={of} onClose={close} />}
      {sheet.value === "count" && <CountSheet of={of} onClose={close} />}
    </>
  );
}

/** What stands on the screen now: the player's turn, a card to be told, or what the C.I.V. does. */
function Now({ of }: { of: Session }) {
  if (of.phase === "yours") return <Yours of={of} />;
  const slot = untold(of.facts);
  if (slot >= 0 && !of.card && !of.later && !of.deck) return <Refilled of={of} slot={slot} />;
  if (of.phase === "cards" && !of.card) return <TurnUp of={of} />;
  return <Doing of={of} />;
}

type StageProps = Omit<Parameters<typeof Shared>[0], "back">;

/** A stage with the way back. */
const Stage = (props: StageProps) => (
  <Shared {...props} back={past.value.length > 0 ? { label: t("beside.back"), go: back } : null} />
);

const DIE = [1, 2, 3, 4, 5, 6];

function Yours({ of }: { of: Session }) {
  return (
    <Stage
      of="yours"
      head={t("beside.yours")}
      foot={
        <fieldset class="b-die" aria-label={t("beside.die")}>
          <legend>{t("beside.die")}</legend>
          {DIE.map((die) => (
            <Button key={die} kind="primary" class="b-big" onClick={() => void roll(of, die)}>
              {die}
            </Button>
          ))}
        </fieldset>
      }
    >
      <p>{t("beside.yours.text")}</p>
      {problem.value && <Trouble problem={problem.value} />}
      <Market of={of} />
    </Stage>
  );
}

/** A slot of the market that was refilled, or was never told. */
function Refilled({ of, slot }: { of: Session; slot: number }) {
  return (
    <Stage
      of={`market ${slot}`}
      head={t("beside.market")}
      foot={
        <Button class="b-big" onClick={leaveForLater}>
          {t("beside.market.later")}
        </Button>
      }
    >
      <p>{t("beside.market.fresh", { slot: slot + 1 })}</p>
      <CardPicker
        key={slot}
        of={of}
        from="market"
        none={t("beside.empty")}
        onPick={(card) => tell(withSlot(of.facts, slot, { card, tokens: {} }))}
      />
    </Stage>
  );
}

function TurnUp({ of }: { of: Session }) {
  const [slot = 1] = of.slots;
  return (
    <Stage of={`slot ${slot}`} head={t("beside.turnUp", { slot })}>
      {/* What the die has set aside is said before the first card. */}
      {advice.value?.slots?.[0] === slot && <AdviceView of={advice.value} />}
      <Asking />
      <h2>{t("beside.which")}</h2>
      <CardPicker
        key={slot}
        of={of}
        from="deck"
        none={t("beside.empty")}
        onPick={(card) => turnUp(of, card)}
      />
    </Stage>
  );
}

/** What the C.I.V. does by its card, in its clean-up, or for a new deck. */
function Doing({ of }: { of: Session }) {
  const said = advice.value;
  const [slot = 1, following] = of.slots;
  const cleaning = of.phase === "clean";
  const head = of.deck ? t("beside.deck") : cleaning ? t("beside.clean") : cardName(of.card);
  const onward = of.deck
    ? t("beside.deck.done")
    : cleaning
      ? t("beside.toYours")
      : following
        ? t("beside.next", { slot: following })
        : t("beside.toClean");
  return (
    <Stage
      of={`${of.phase} ${slot} ${of.deck}`}
      head={head}
      foot={
        said &&
        !said.question && (
          <>
            {cleaning && !of.deck && (
              <Button class="b-big" onClick={newDeck}>
                {t("beside.deck")}
              </Button>
            )}
            <Button kind="primary" class="b-big" onClick={() => next(of, said)}>
              {onward}
            </Button>
          </>
        )
      }
    >
      {said && <AdviceView of={said} />}
      <Asking />
      {said?.question && <Question key={said.question.matter} of={said.question} session={of} />}
    </Stage>
  );
}

/** That the answer is on its way, or why it does not come. */
function Asking() {
  if (problem.value) return <Trouble problem={problem.value} retry={retry} />;
  return advice.value ? null : <p role="status">…</p>;
}
