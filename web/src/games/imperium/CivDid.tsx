import question from "icon:uncertainty";
import { Entry, Inspect, Thing, useHold } from "../../board";
import { say } from "../../i18n";
import { capital } from "../../i18n/typography";
import { sayAction } from "../../table/sentence";
import { Icon, RuleLink } from "../../ui";
import type { ActionView, CivView } from "../../wire/imperium";
import type { GameWords } from "../../wire/messages";
import { CardFace } from "./CardFace";
import { Doubts, RowSource, RowWords } from "./CivRow";
import { type Line, type Turn, turnOf } from "./civTurn";
import { cardOf, groundOf } from "./content";
import { cardEmblem } from "./emblems";
import { cardName } from "./naming";
import { Match } from "./Symbol";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./CivDid.css";

/** What the C.I.V. did in its last turn: in short a line a card, in full with the rows and what came of them. */
export function CivDid({ of, full }: { of: CivView; full: boolean }) {
  const { log } = useTable();
  const turn = turnOf(log);
  if (of.resolved.length === 0 && of.die === 0) return <p class="none">{t("did.none")}</p>;
  return (
    <div class="i-did" data-full={full}>
      <h4>
        {t("did")} <small>{t("did.die", { die: of.die })}</small>
      </h4>
      <ol>
        {of.resolved.map((action, place) =>
          full ? (
            <FullStep key={place} of={action} lines={turn.steps[place] ?? []} />
          ) : (
            <Step key={place} of={action} lines={turn.steps[place] ?? []} />
          ),
        )}
      </ol>
      {full && turn.cleanup.length > 0 && <CleanUp of={turn} />}
    </div>
  );
}

interface StepProps {
  of: ActionView;
  lines: readonly Line[];
}

/** A card that was resolved, by name. */
function Resolved({ of }: { of: string }) {
  return (
    <span class="i-chip" style={{ "--ground": groundOf(cardOf(of)) }}>
      <Icon of={cardEmblem(of)} /> {cardName(of)}
    </span>
  );
}

/** What was done with a card that took no row. */
const withoutRow = (card: string): string =>
  t(cardOf(card).category?.includes("unrest") ? "did.unrest" : "did.nothing");

/** What came of a card, without saying over and over whose doing it was. */
function inShort(lines: readonly Line[], words: GameWords): string {
  const told = lines.map((line) => ({ ...line, text: capital(say(line.text)) }));
  return sayAction(told, words, capital(word("automa.civ")));
}

/** A card and what came of it, in a line; a click opens all of it. */
function Step({ of, lines }: StepProps) {
  return (
    <li class="i-step">
      <Thing
        as="div"
        class="i-step-face"
        label={t("did.more", { card: cardName(of.card) })}
        look={() => <StepInspect of={of} lines={lines} />}
      >
        <Resolved of={of.card} />
        {(of.unsure?.length ?? 0) > 0 && (
          <span class="i-unsure" data-tip={t("doubt.text")}>
            <Icon of={question} />
            <span class="spoken">{t("doubt.text")}</span>
          </span>
        )}
        <span class="i-came">
          {inShort(lines, useHold().words) || (of.row ? t("did.undone") : withoutRow(of.card))}
        </span>
      </Thing>
    </li>
  );
}

/** Which row it was, and why. */
function Why({ of }: { of: ActionView }) {
  return (
    <p class="i-why">
      <span class="i-place">
        {t("did.row", { side: title(`noun.state.${of.side}`), place: of.place ?? 0 })}
      </span>{" "}
      <Match of={of} /> <span class="i-soft">({word(`by.${of.by}`)})</span>
    </p>
  );
}

/** A card with its row in full: which it was and why, what it says, its source and doubts, and what came of it. */
function FullStep({ of, lines }: StepProps) {
  return (
    <li class="i-step i-step-full">
      <Thing class="i-step-card" look={() => <StepInspect of={of} lines={lines} />}>
        <Resolved of={of.card} />
      </Thing>
      {of.row ? (
        <>
          <Why of={of} />
          <RowSource of={of} />
          <RowWords of={of} />
          <Doubts of={of.unsure ?? []} />
        </>
      ) : (
        <p>{withoutRow(of.card)}</p>
      )}
      <Lines of={lines} />
      {of.row && <p class="i-soft">{t(lines.length ? "did.rest" : "did.undone")}</p>}
    </li>
  );
}

function CleanUp({ of }: { of: Turn }) {
  return (
    <div class="i-step-full">
      <h4>{t("did.cleanup")}</h4>
      <Lines of={of.cleanup} />
    </div>
  );
}

/** Lines of the log, each with its rule. */
function Lines({ of }: { of: readonly Line[] }) {
  return (
    <ul class="i-lines">
      {of.map((line, place) => (
        <li key={place}>
          {say(line.text)} <RuleLink id={line.rule} brief />
        </li>
      ))}
    </ul>
  );
}

/** A card that was resolved, with its face. */
function StepInspect({ of, lines }: StepProps) {
  return (
    <Inspect
      title={cardName(of.card)}
      face={<CardFace of={of.card} size="inspect" />}
      rules={["IMP-254", "IMP-255", "IMP-257"]}
    >
      {of.row ? (
        <>
          <Entry name={t("did.why")}>
            <Why of={of} />
          </Entry>
          <Entry name={t("did.says")}>
            <RowWords of={of} />
            <Doubts of={of.unsure ?? []} />
          </Entry>
          <Entry name={t("did.source")}>
            <RowSource of={of} />
          </Entry>
        </>
      ) : (
        <Entry name={t("did.why")}>{withoutRow(of.card)}</Entry>
      )}
      {lines.length > 0 && (
        <Entry name={t("did.happened")}>
          <Lines of={lines} />
        </Entry>
      )}
    </Inspect>
  );
}
