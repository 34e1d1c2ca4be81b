import { useSignal } from "@preact/signals";
import { Button, RuleLink } from "../../../ui";
import type { CivQuestion } from "../../../wire/imperium";
import { t } from "../texts";
import { Said } from "./Advice";
import { CardPicker } from "./CardPicker";
import { answer, type Session } from "./session";

// Larger numbers are typed.
const MOST_BUTTONS = 9;

/** What only the player can see, answered with a tap. */
export function Question({ of: asked, session }: { of: CivQuestion; session: Session }) {
  return (
    <section class="b-question" aria-live="polite">
      <p class="b-ask">
        <Said of={asked.text} /> <RuleLink id={asked.rule} brief />
      </p>
      {asked.kind === "yes_or_no" && (
        <div class="b-answers">
          <Button class="b-big" onClick={() => answer(session, false, asked)}>
            {t("beside.no")}
          </Button>
          <Button class="b-big" onClick={() => answer(session, true, asked)}>
            {t("beside.yes")}
          </Button>
        </div>
      )}
      {asked.kind === "count" && <Numbers asked={asked} session={session} />}
      {asked.kind === "card" && (
        <CardPicker
          of={session}
          from="market"
          none={t("beside.empty")}
          onPick={(card) => answer(session, card, asked)}
        />
      )}
    </section>
  );
}

function Numbers({ asked, session }: { asked: CivQuestion; session: Session }) {
  const typed = useSignal("");
  const most = asked.most ?? 1;
  const shown = Math.min(most, MOST_BUTTONS);
  const before = session.told?.[asked.matter];
  return (
    <>
      {before !== undefined && before <= most && (
        <Button kind="primary" class="b-big" onClick={() => answer(session, before, asked)}>
          {t("beside.asBefore", { number: before })}
        </Button>
      )}
      <div class="b-numbers">
        {Array.from({ length: shown + 1 }, (_, number) => (
          <Button key={number} class="b-big" onClick={() => answer(session, number, asked)}>
            {String(number)}
          </Button>
        ))}
      </div>
      {most > shown && (
        <form
          class="b-number"
          onSubmit={(event) => {
            event.preventDefault();
            answer(session, Number(typed.value), asked);
          }}
        >
          <label>
            <span>{t("beside.number")}</span>
            <input
              class="field"
              type="number"
              inputMode="numeric"
              required
              min="0"
              max={most}
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <Button type="submit" class="b-big">
            {t("beside.done")}
          </Button>
        </form>
      )}
    </>
  );
}
