import { useSignal } from "@preact/signals";
import { Button, Icon } from "../../../ui";
import { Trouble } from "../../../ui/Fetched";
import type { CivAccount, CivAdvice } from "../../../wire/imperium";
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
import { account, advice, back, busy, past, problem, retry, tell } from "./session";

/** The C.I.V. beside somebody's own box: what to tell, what it does, one thing at a time. */
export function Beside() {
  const now = account.value;
  return (
    <div class="b-page" aria-busy={busy.value}>
      {now ? <Running of={now} /> : <Start />}
    </div>
  );
}

type Sheet = "table" | "rules" | "count";

function Running({ of }: { of: CivAccount }) {
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
      <Now />
      {sheet.value === "table" && <TableSheet of={of} onClose={close} />}
      {sheet.value === "rules" && <RulesSheet of={of} onClose={close} />}
      {sheet.value === "count" && <CountSheet of={of} onClose={close} />}
    </>
  );
}

/** What stands on the screen now: the player's turn, a card to be told, or what the C.I.V. does. */
function Now() {
  const now = advice.value;
  switch (now?.stage) {
    case "yours":
      return <Yours of={now} />;
    case "market":
      return <Refilled of={now} />;
    case "card":
      return <TurnUp of={now} />;
    case "acts":
      return <Acting of={now} />;
    default:
      return (
        <Stage of="" head={t("beside.title")}>
          <Asking />
        </Stage>
      );
  }
}

interface Shown {
  of: CivAdvice;
}

type StageProps = Omit<Parameters<typeof Shared>[0], "back">;

/** A stage with the way back. */
const Stage = (props: StageProps) => (
  <Shared {...props} back={past.value.length > 0 ? { label: t("beside.back"), go: back } : null} />
);

const DIE = [1, 2, 3, 4, 5, 6];

function Yours({ of }: Shown) {
  return (
    <Stage
      of="yours"
      head={t("beside.yours")}
      foot={
        <fieldset class="b-die" aria-label={t("beside.die")}>
          <legend>{t("beside.die")}</legend>
          {DIE.map((die) => (
            <Button
              key={die}
              kind="primary"
              class="b-big"
              onClick={() => void tell({ what: "die", said: die })}
            >
              {die}
            </Button>
          ))}
        </fieldset>
      }
    >
      <p>{t("beside.yours.text")}</p>
      <Asking />
      <Market of={of.account} />
    </Stage>
  );
}

/** A slot of the market that was refilled, or was never told. */
function Refilled({ of }: Shown) {
  const { slot = 0 } = of;
  return (
    <Stage
      of={`market ${slot}`}
      head={t("beside.market")}
      foot={
        <Button class="b-big" onClick={() => void tell({ what: "later" })}>
          {t("beside.market.later")}
        </Button>
      }
    >
      <Asking />
      <p>{t("beside.market.fresh", { slot: slot + 1 })}</p>
      <CardPicker
        key={slot}
        of={of.account}
        from="market"
        none={t("beside.empty")}
        onPick={(said) => void tell({ what: "market", said })}
      />
    </Stage>
  );
}

function TurnUp({ of }: Shown) {
  const { slot = 0 } = of;
  return (
    <Stage of={`slot ${slot}`} head={t("beside.turnUp", { slot })}>
      {/* What the die has set aside is said before the first card. */}
      {of.steps && <AdviceView of={of} />}
      <Asking />
      <h2>{t("beside.which")}</h2>
      <CardPicker
        key={slot}
        of={of.account}
        from="deck"
        none={t("beside.empty")}
        onPick={(said) => void tell({ what: "card", said })}
      />
    </Stage>
  );
}

/** What the C.I.V. does by its card, in its clean-up, or for a new deck. */
function Acting({ of }: Shown) {
  const { deck, phase, card = "" } = of.account;
  const cleaning = phase === "clean";
  const head = deck ? t("beside.deck") : cleaning ? t("beside.clean") : cardName(card);
  const onward = deck
    ? t("beside.deck.done")
    : cleaning
      ? t("beside.toYours")
      : of.following
        ? t("beside.next", { slot: of.following })
        : t("beside.toClean");
  return (
    <Stage
      of={`${phase} ${of.slot} ${deck}`}
      head={head}
      foot={
        !of.question && (
          <>
            {cleaning && !deck && (
              <Button class="b-big" onClick={() => void tell({ what: "deck" })}>
                {t("beside.deck")}
              </Button>
            )}
            <Button kind="primary" class="b-big" onClick={() => void tell({ what: "done" })}>
              {onward}
            </Button>
          </>
        )
      }
    >
      <AdviceView of={of} />
      <Asking />
      {of.question && <Question key={of.question.matter} asked={of.question} of={of} />}
    </Stage>
  );
}

/** That the answer is on its way, or why it does not come. */
function Asking() {
  if (problem.value) return <Trouble problem={problem.value} retry={retry} />;
  return advice.value ? null : <p role="status">…</p>;
}
