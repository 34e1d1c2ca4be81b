import { say, t } from "../../i18n";
import { decimal, percent, signed } from "../../i18n/figures";
import type { Question } from "../../net/moment";
import type { TableStore } from "../../table/store";
import { Button, Icon } from "../../ui";
import { bulb, cross } from "../../ui/signs";
import type { Hint } from "../../wire/messages";
import "./CounselBar.css";

/** True where the reader may ask for a hint: the table has them, and no other person plays. */
function mayAsk(store: TableStore): boolean {
  const seats = store.playback.latest.value?.seats ?? [];
  if (store.info.value?.hints === false) return false;
  return store.seat.value !== null && seats.filter((one) => one.person).length === 1;
}

/** Asks for a hint, and for its next step. */
export function CounselButton({ store, question }: { store: TableStore; question: Question }) {
  if (!mayAsk(store) || question.moves.length < 2) return null;
  const { counsel } = store;
  const busy = counsel.busy.value === question.number;
  return (
    <Button
      kind="quiet"
      icon={bulb}
      class="counsel-ask"
      data-testid="ask-hint"
      data-tip={t("counsel")}
      aria-busy={busy}
      onClick={() => void counsel.ask(question)}
    >
      <span class="narrow-spoken">{t(busy ? "counsel.busy" : "counsel")}</span>
    </Button>
  );
}

/** A hint, as far as it was asked for. */
export function CounselBar({ store }: { store: TableStore }) {
  const { counsel } = store;
  const question = store.asked.value;
  const hint = counsel.hintFor(question);
  const busy = counsel.busy.value === question?.number;
  if (!question || !(hint || busy || counsel.problem.value)) return null;
  return (
    <section class="counsel" aria-label={t("counsel")} data-testid="hint" data-step={counsel.step.value}>
      <Icon of={bulb} />
      <div class="counsel-words" aria-live="polite">
        {busy ? (
          <p>{t("counsel.busy")}</p>
        ) : hint ? (
          <Told store={store} hint={hint} question={question} />
        ) : (
          <p>{counsel.problem.value && say(counsel.problem.value)}</p>
        )}
      </div>
      {!busy && <Button kind="quiet" icon={cross} name={t("close")} onClick={counsel.close} />}
    </section>
  );
}

function Told({ store, hint, question }: { store: TableStore; hint: Hint; question: Question }) {
  const step = store.counsel.step.value;
  const more = () => void store.counsel.ask(question);
  if (hint.best.length === 1) {
    return <p>{t("counsel.only", { move: say(hint.best[0]?.text ?? "") })}</p>;
  }
  if (step === 1) {
    return (
      <>
        <p>{t("counsel.look", { count: hint.look.length, all: question.moves.length })}</p>
        <Button onClick={more}>{t("counsel.moves")}</Button>
      </>
    );
  }
  return (
    <>
      <ol class="counsel-moves">
        {hint.best.map((one) => (
          <li key={one.moves.join()}>
            <span>{say(one.text)}</span>
            <b data-tip={t("counsel.error")}>
              {percent(one.chance)} <small>± {decimal(100 * one.error)}</small>
            </b>
          </li>
        ))}
      </ol>
      {hint.equal ? (
        <p>{t("counsel.equal")}</p>
      ) : step === 2 ? (
        <Button onClick={more}>{t("counsel.why")}</Button>
      ) : (
        <Reasons hint={hint} />
      )}
    </>
  );
}

function Reasons({ hint }: { hint: Hint }) {
  if (!hint.reasons.length) return <p>{t("counsel.unexplained")}</p>;
  return (
    <>
      <p>{t("counsel.because")}</p>
      <ul class="counsel-reasons">
        {hint.reasons.map((one) => (
          <li key={one.label}>
            <b>{signed(one.points, 1)}</b> {say(one.label)}
          </li>
        ))}
      </ul>
    </>
  );
}
