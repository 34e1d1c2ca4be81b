import { useSignal } from "@preact/signals";
import { type Mark, Signs } from "../../../board";
import { Button, Dialog, RuleLink } from "../../../ui";
import { Trouble } from "../../../ui/Fetched";
import type { EmpireAdvice, EmpireQuestion } from "../../../wire/daimyo";
import { Steps } from "../../beside/Stage";
import { Die } from "../Die";
import { BY_HAND } from "../Empire";
import { sentences, sign } from "../Good";
import { RelicFace } from "../Pieces";
import { t, title, word } from "../texts";
import { OpenCard, Tell, WhichCard } from "./Cards";
import { Compose } from "./Compose";
import { Count } from "./Count";
import { fieldsOf, Islands, Tiles } from "./Facts";
import { Stage } from "./Stage";
import {
  AFTER_TURNS,
  actionOf,
  advice,
  carryOut,
  forget,
  giveDie,
  go,
  type IslandColour,
  mend,
  next,
  nextRound,
  powerOf,
  problem,
  ROUNDS,
  retry,
  type Session,
  session,
  start,
  sumOf,
  tellTiles,
} from "./session";
import "./Beside.css";

const LEVELS = ["easy", "normal", "hard"] as const;
const COLOURS = ["blue", "green", "red"];
const FACES = [1, 2, 3, 4, 5, 6];
type HandStep = (typeof BY_HAND)[number][0];
// How the game is set up for the empire, and the rule of each; what it starts with depends on the level.
const SET_UP = [
  ["heroes", "DAI-229"],
  ["islands", "DAI-230"],
  ["pieces", "DAI-231"],
  ["easy", "DAI-233"],
  ["normal", "DAI-234"],
  ["hard", "DAI-235"],
  ["choose", "DAI-236"],
  ["hero", "DAI-237"],
  ["cards", "DAI-238"],
  ["first", "DAI-232"],
] as const;
const AFTER_ROUND: readonly HandStep[] = ["islands", "hero", "clear", "tiles"];

/** The empire beside somebody's own box: what to tell, what it does, one thing at a time. */
export function Beside() {
  const now = session.value;
  return <div class="b-page d-beside">{now ? <Running of={now} /> : <Start />}</div>;
}

/** A tile of a text is drawn; all else is as on the board. */
const mark = (one: Mark) => (one.noun === "relic" ? <RelicFace of={one.word} /> : sign(one));
const Said = ({ of }: { of: string }) => <Signs of={of} draw={mark} />;
const said = (text: string) => <Said of={text} />;

function Start() {
  const level = useSignal<string>("normal");
  return (
    <div class="b-start">
      <h1>{t("beside.title")}</h1>
      <p>{t("beside.line")}</p>
      <fieldset class="b-part">
        <legend>{title("view.level")}</legend>
        <div class="b-choices">
          {LEVELS.map((one) => (
            <Button
              key={one}
              class="b-big"
              aria-pressed={level.value === one}
              onClick={() => {
                level.value = one;
              }}
            >
              {title(`value.level.${one}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      <div class="b-bar">
        <Button kind="primary" class="b-big" onClick={() => start(level.value)}>
          {t("beside.begin")}
        </Button>
      </div>
    </div>
  );
}

function Running({ of }: { of: Session }) {
  const sheet = useSignal<"table" | "rules" | null>(null);
  const close = () => {
    sheet.value = null;
  };
  return (
    <>
      <header class="b-head">
        <nav class="b-tools" aria-label={t("beside.title")}>
          <Button
            onClick={() => {
              sheet.value = "table";
            }}
          >
            {t("beside.table")}
          </Button>
          <Button
            onClick={() => {
              sheet.value = "rules";
            }}
          >
            {t("beside.rules")}
          </Button>
        </nav>
      </header>
      <Now of={of} />
      {sheet.value === "table" && (
        <Dialog title={t("beside.table")} shape="sheet" onClose={close}>
          <div class="b-sheet">
            <Islands of={of} altars />
            <Tiles
              of={of.facts.tiles ?? []}
              label={t("beside.tiles")}
              onChange={(tiles) => tellTiles(of, tiles)}
            />
            <Anew />
          </div>
        </Dialog>
      )}
      {sheet.value === "rules" && (
        <Dialog title={t("beside.rules")} shape="sheet" onClose={close}>
          <HandSteps of={BY_HAND.map(([step]) => step)} />
        </Dialog>
      )}
    </>
  );
}

/** Another game; asked once more, for this one is forgotten by it. */
function Anew() {
  const sure = useSignal(false);
  const click = () => {
    if (sure.value) forget();
    sure.value = true;
  };
  return (
    <Button class="b-big" onClick={click}>
      {t(sure.value ? "beside.anew.sure" : "beside.anew")}
    </Button>
  );
}

/** How the empire is played by hand, as far as these steps tell. */
const HandSteps = ({ of }: { of: readonly HandStep[] }) => (
  <Steps
    of={BY_HAND.filter(([step]) => of.includes(step)).map(([step, rule]) => ({
      text: t(`hand.by.${step}`),
      rule,
    }))}
    said={said}
  />
);

/** What stands on the screen now. */
function Now({ of }: { of: Session }) {
  const head = t("beside.turn", { round: of.round, turn: of.turn });
  switch (of.phase) {
    case "setup":
      return <SetUp of={of} />;
    case "card":
      return <WhichCard of={of} head={head} />;
    case "die":
      return <WhichDie of={of} head={head} />;
    case "tell":
      return <Tell of={of} head={head} />;
    case "act":
      return <Acting of={of} />;
    case "power":
      return <Power of={of} />;
    case "round":
      return <RoundEnd of={of} />;
    default:
      return (
        <Stage of="over" head={t("beside.over")} foot={<Anew />}>
          <Count of={of} />
          <details class="b-why">
            <summary>{t("beside.rules")}</summary>
            <HandSteps of={["score"]} />
          </details>
        </Stage>
      );
  }
}

function SetUp({ of }: { of: Session }) {
  const steps = SET_UP.filter(
    ([step]) => step === of.level || !(LEVELS as readonly string[]).includes(step),
  ).map(([step, rule]) => ({ text: t(`hand.setup.${step}`), rule }));
  const fields = ["empire", "you", "its_governors", "your_governors", "buildings"] as const;
  return (
    <Stage
      of="setup"
      head={t("beside.setup")}
      foot={
        <Button kind="primary" class="b-big" onClick={() => go({ phase: "card" })}>
          {t("beside.ready")}
        </Button>
      }
    >
      <Steps of={steps} said={said} />
      <h2>{t("beside.islands")}</h2>
      <p>{t("beside.islands.text")}</p>
      <Islands of={of} fields={fields} />
      {of.level === "hard" && (
        <Tiles
          of={of.facts.tiles ?? []}
          label={t("beside.tiles")}
          onChange={(tiles) => tellTiles(of, tiles)}
        />
      )}
    </Stage>
  );
}

function WhichDie({ of, head }: { of: Session; head: string }) {
  return (
    <Stage of={`die ${of.round} ${of.turn}`} head={head}>
      <OpenCard of={of.card} />
      <p>
        {t("hand.by.die")} <RuleLink id="DAI-244" brief />
      </p>
      <h2>{t("beside.die")}</h2>
      <div class="d-dice">
        {COLOURS.flatMap((colour) =>
          FACES.map((value) => (
            <button
              type="button"
              key={`${colour}${value}`}
              class="d-toggle"
              aria-label={t("die.sign", { colour: word(`noun.colour.${colour}`), value })}
              onClick={() => giveDie(of, `${colour}${value}`)}
            >
              <Die colour={colour} value={value} />
            </button>
          )),
        )}
      </div>
    </Stage>
  );
}

/** An action of the empire: what it says, what it rests on, and what it comes to. */
function Acting({ of }: { of: Session }) {
  const [action = []] = of.queue;
  const told = advice.value;
  const last = useSignal<EmpireAdvice | null>(null);
  if (told) last.value = told;
  // While something is put right the islands stay where they are.
  const shown = told ?? last.value;
  const islands = (shown?.islands ?? []) as IslandColour[];
  // Later account is kept of most of it, and it is opened where the player has changed something.
  const first = of.round === 1 && of.turn === 1;
  return (
    <Stage
      of={`act ${of.round} ${of.turn} ${of.queue.length}`}
      head={t(of.turn === AFTER_TURNS ? "beside.power" : "beside.acts")}
      foot={
        told &&
        !told.question && (
          <Button kind="primary" class="b-big" onClick={() => next(of, told)}>
            {t("beside.done")}
          </Button>
        )
      }
    >
      {shown?.says && <Steps of={shown.says} said={said} />}
      {islands.length > 0 && (
        <details class="b-why" open={first}>
          <summary>{t(first ? "beside.rests" : "beside.rests.changed")}</summary>
          <Islands of={of} islands={islands} fields={fieldsOf(action)} />
        </details>
      )}
      {shown?.relics && (
        <details class="b-why" open={first}>
          <summary>{t(first ? "beside.rests.tiles" : "beside.rests.changed")}</summary>
          <Tiles
            of={of.facts.tiles ?? []}
            label={t("beside.tiles")}
            onChange={(tiles) => tellTiles(of, tiles)}
          />
        </details>
      )}
      {told?.steps && told.steps.length > 0 && (
        <>
          <h2>{t("beside.does")}</h2>
          <Steps of={told.steps} said={said} />
        </>
      )}
      {problem.value ? <Trouble problem={problem.value} retry={retry} /> : !told && <p role="status">…</p>}
      {told?.question && <Question key={of.answers.length} of={of} asked={told.question} />}
    </Stage>
  );
}

function Question({ of, asked }: { of: Session; asked: EmpireQuestion }) {
  const answer = (given: string | string[]) => go({ answers: [...of.answers, given] });
  const seen = useSignal(of.seen);
  const pick = (word: string) => {
    // What was taken is no longer seen.
    if (asked.kind === "tile") mend({ seen: of.seen.filter((one) => one !== word) });
    answer(word);
  };
  return (
    <section class="b-question" aria-live="polite">
      <p class="b-ask">
        <Said of={asked.text} /> <RuleLink id={asked.rule} brief />
      </p>
      {asked.kind === "seen" ? (
        <>
          <Tiles
            of={seen.value}
            label={t("beside.seen")}
            onChange={(tiles) => {
              seen.value = tiles;
            }}
          />
          <Button
            kind="primary"
            class="b-big"
            onClick={() => go({ seen: seen.value, answers: [...of.answers, [...seen.value]] })}
          >
            {t("beside.goOn")}
          </Button>
        </>
      ) : (
        <div class="b-answers">
          {asked.answers?.map(({ word: given, label }) => (
            <Button key={given} class="b-big" onClick={() => pick(given)}>
              {asked.kind === "tile" && <RelicFace of={given} />} <Said of={label} />
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** After the last turn of a round: its powers by the sum of its dice. */
function Power({ of }: { of: Session }) {
  const other = useSignal(false);
  const row = powerOf(of);
  return (
    <Stage
      of={`power ${of.round}`}
      head={t("beside.power")}
      foot={
        !other.value && (
          <>
            <Button
              class="b-big"
              onClick={() => {
                other.value = true;
              }}
            >
              {t("beside.other")}
            </Button>
            <Button kind="primary" class="b-big" onClick={() => carryOut([actionOf(row)])}>
              {t("beside.act")}
            </Button>
          </>
        )
      }
    >
      <HandSteps of={["sum"]} />
      <p>{t("beside.sum", { sum: sumOf(of) })}</p>
      {other.value ? (
        <Compose label={t("beside.act")} onDone={(action) => carryOut([action])} />
      ) : (
        <p class="b-ask">{sentences("empire_power_card")[row]}</p>
      )}
      <p class="b-note">{t("beside.which.text")}</p>
    </Stage>
  );
}

function RoundEnd({ of }: { of: Session }) {
  const last = of.round === ROUNDS;
  const steps = AFTER_ROUND.filter((step) =>
    last ? step === "islands" : step !== "tiles" || of.round === ROUNDS - 1,
  );
  return (
    <Stage
      of={`round ${of.round}`}
      head={t("beside.round", { round: of.round })}
      foot={
        <Button kind="primary" class="b-big" onClick={() => nextRound(of)}>
          {t(last ? "beside.toEnd" : "beside.nextRound")}
        </Button>
      }
    >
      <HandSteps of={steps} />
    </Stage>
  );
}
