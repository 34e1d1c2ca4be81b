import { useSignal } from "@preact/signals";
import { Button, RuleLink } from "../../../ui";
import type { CivAdvice, CivQuestion } from "../../../wire/imperium";
import { t } from "../texts";
import { Said } from "./Advice";
import { CardPicker } from "./CardPicker";
import { tell } from "./session";

// Larger numbers are typed.
const MOST_BUTTONS = 9;

const answer = (said: boolean | number | string) => void tell({ what: "answer", said });

/** What only the player can see, answered with a tap. */
export function Question({ asked, of }: { asked: CivQuestion; of: CivAdvice }) {
  return (
    <section class="b-question" aria-live="polite">
      <p class="b-ask">
        <Said of={asked.text} /> <RuleLink id={asked.rule} brief />
      </p>
      {asked.kind === "yes_or_no" && (
        <div class="b-answers">
          <Button class="b-big" onClick={() => answer(false)}>
            {t("beside.no")}
          </Button>
          <Button class="b-big" onClick={() => answer(true)}>
            {t("beside.yes")}
          </Button>
        </div>
      )}
      {asked.kind === "count" && <Numbers most={asked.most ?? 1} before={of.before ?? -1} />}
      {asked.kind === "card" && (
        <CardPicker of={of.account} from="market" none={t("beside.empty")} onPick={answer} />
      )}
    </section>
  );
}

function Numbers({ most, before }: { most: number; before: number }) {
  const typed = useSignal("");
  const shown = Math.min(most, MOST_BUTTONS);
  return (
    <>
      {before >= 0 && (
        <Button kind="primary" class="b-big" onClick={() => answer(before)}>
          {t("beside.asBefore", { number: before })}
        </Button>
      )}
      <div class="b-numbers">
        {Array.from({ length: shown + 1 }, (_, number) => (
          <Button key={number} class="b-big" onClick={() => answer(number)}>
            {String(number)}
          </Button>
        ))}
      </div>
      {most > shown && (
        <form
          class="b-number"
          onSubmit={(event) => {
            event.preventDefault();
            answer(Number(typed.value));
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
