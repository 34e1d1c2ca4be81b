import { useSignal } from "@preact/signals";
import { type Mark, Signs } from "../../../board";
import { Problem } from "../../../net/api";
import { Button, Dialog, RuleLink } from "../../../ui";
import { Trouble } from "../../../ui/Fetched";
import type { EmpireAccount, EmpireAdvice, EmpireQuestion } from "../../../wire/daimyo";
import { Steps } from "../../beside/Stage";
import { Die } from "../Die";
import { BY_HAND } from "../Empire";
import { sentences, sign } from "../Good";
import { RelicFace } from "../Pieces";
import { t, title, word } from "../texts";
import { OpenCard, Tell, WhichCard } from "./Cards";
import { Compose } from "./Compose";
import { Count } from "./Count";
import { Islands, Tiles } from "./Facts";
import { ownCard } from "./own";
import { Stage } from "./Stage";
import {
  account,
  advice,
  begin,
  busy,
  forget,
  type IslandColour,
  problem,
  retry,
  tell,
  tellTiles,
} from "./session";
import "./Beside.css";

const LEVELS = ["easy", "normal", "hard"] as const;
const COLOURS = ["blue", "green", "red"];
const FACES = [1, 2, 3, 4, 5, 6];
type HandStep = (typeof BY_HAND)[number][0];
/** The empire beside somebody's own box: what to tell, what it does, one thing at a time. */
export function Beside() {
  const now = account.value;
  return (
    <div class="b-page d-beside" aria-busy={busy.value}>
      {now ? <Running of={now} /> : <Start />}
    </div>
  );
}

/** A tile of a text is drawn; all else is as on the board. */
const mark = (one: Mark) => (one.noun === "relic" ? <RelicFace of={one.word} /> : sign(one));
const Said = ({ of }: { of: string }) => <Signs of={of} draw={mark} />;
const said = (text: string) => <Said of={text} />;

function Start() {
  const level = useSignal<(typeof LEVELS)[number]>("normal");
  const trouble = useSignal<Problem | null>(null);
  const start = async () => {
    try {
      await begin({ ask: "begin", level: level.value });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      trouble.value = error;
    }
  };
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
      {trouble.value && <Trouble problem={trouble.value} />}
      <div class="b-bar">
        <Button kind="primary" class="b-big" onClick={() => void start()}>
          {t("beside.begin")}
        </Button>
      </div>
    </div>
  );
}

function Running({ of }: { of: EmpireAccount }) {
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
      <Now />
      {sheet.value === "table" && (
        <Dialog title={t("beside.table")} shape="sheet" onClose={close}>
          <div class="b-sheet">
            <Islands of={of} altars />
            <ItsTiles of={of} />
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

/** That the answer is on its way, or why it does not come. */
function Asking() {
  if (problem.value) return <Trouble problem={problem.value} retry={retry} />;
  return advice.value ? null : <p role="status">…</p>;
}

/** What stands on the screen now. */
function Now() {
  const now = advice.value;
  if (!now) {
    return (
      <Stage of="" head={t("beside.title")}>
        <Asking />
      </Stage>
    );
  }
  const { phase, round = 1, turn = 1 } = now.account;
  const head = t("beside.turn", { round, turn });
  switch (phase) {
    case "card":
      return <WhichCard of={now} head={head} />;
    case "die":
      return <WhichDie of={now} head={head} />;
    case "tell":
      return <Tell of={now} head={head} />;
    case "act":
      return <Acting of={now} />;
    case "power":
      return <Power of={now} />;
    case "round":
      return <RoundEnd of={now} />;
    case "over":
      return (
        <Stage of="over" head={t("beside.over")} foot={<Anew />}>
          <Count of={now.account} />
          <details class="b-why">
            <summary>{t("beside.rules")}</summary>
            <HandSteps of={["score"]} />
          </details>
        </Stage>
      );
    default:
      return <SetUp of={now} />;
  }
}

interface Shown {
  of: EmpireAdvice;
}

function SetUp({ of }: Shown) {
  const fields = ["empire", "you", "its_governors", "your_governors", "buildings"] as const;
  return (
    <Stage
      of="setup"
      head={t("beside.setup")}
      foot={
        <Button kind="primary" class="b-big" onClick={() => void tell({ what: "ready" })}>
          {t("beside.ready")}
        </Button>
      }
    >
      <Steps of={of.steps ?? []} said={said} />
      <Asking />
      <h2>{t("beside.islands")}</h2>
      <p>{t("beside.islands.text")}</p>
      <Islands of={of.account} fields={fields} />
      {of.account.level === "hard" && <ItsTiles of={of.account} />}
    </Stage>
  );
}

/** The loose relic tiles of the empire. */
const ItsTiles = ({ of }: { of: EmpireAccount }) => (
  <Tiles of={of.facts.tiles ?? []} label={t("beside.tiles")} onChange={(tiles) => tellTiles(of, tiles)} />
);

function WhichDie({ of, head }: Shown & { head: string }) {
  const { card = "" } = of.account;
  // What a card of the player's own says they keep themselves.
  const spaces = ownCard(card)?.spaces ?? {};
  return (
    <Stage of={`die ${head}`} head={head}>
      <Asking />
      <OpenCard of={card} />
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
              onClick={() => void tell({ what: "die", said: `${colour}${value}`, spaces })}
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
function Acting({ of }: Shown) {
  const { round = 1, turn = 1, queue = [], answers = [] } = of.account;
  const islands = (of.islands ?? []) as IslandColour[];
  // Later account is kept of most of it, and it is opened where the player has changed something.
  const first = round === 1 && turn === 1;
  return (
    <Stage
      of={`act ${round} ${turn} ${queue.length}`}
      head={t(of.by_power ? "beside.power" : "beside.acts")}
      foot={
        !of.question && (
          <Button kind="primary" class="b-big" onClick={() => void tell({ what: "done" })}>
            {t("beside.done")}
          </Button>
        )
      }
    >
      <Steps of={of.says ?? []} said={said} />
      {islands.length > 0 && (
        <details class="b-why" open={first}>
          <summary>{t(first ? "beside.rests" : "beside.rests.changed")}</summary>
          <Islands of={of.account} islands={islands} fields={of.fields ?? []} />
        </details>
      )}
      {of.relics && (
        <details class="b-why" open={first}>
          <summary>{t(first ? "beside.rests.tiles" : "beside.rests.changed")}</summary>
          <ItsTiles of={of.account} />
        </details>
      )}
      {of.steps && of.steps.length > 0 && (
        <>
          <h2>{t("beside.does")}</h2>
          <Steps of={of.steps} said={said} />
        </>
      )}
      <Asking />
      {of.question && <Question key={answers.length} asked={of.question} known={of.account.seen ?? []} />}
    </Stage>
  );
}

function Question({ asked, known }: { asked: EmpireQuestion; known: readonly string[] }) {
  const answer = (given: string | string[]) => void tell({ what: "answer", said: given });
  const seen = useSignal(known);
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
          <Button kind="primary" class="b-big" onClick={() => answer([...seen.value])}>
            {t("beside.goOn")}
          </Button>
        </>
      ) : (
        <div class="b-answers">
          {asked.answers?.map(({ word: given, label }) => (
            <Button key={given} class="b-big" onClick={() => answer(given)}>
              {asked.kind === "tile" && <RelicFace of={given} />} <Said of={label} />
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** After the last turn of a round: its powers by the sum of its dice. */
function Power({ of }: Shown) {
  const other = useSignal(false);
  return (
    <Stage
      of={`power ${of.account.round}`}
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
            <Button kind="primary" class="b-big" onClick={() => void tell({ what: "power" })}>
              {t("beside.act")}
            </Button>
          </>
        )
      }
    >
      <Asking />
      <HandSteps of={["sum"]} />
      <p>{t("beside.sum", { sum: of.sum ?? 0 })}</p>
      {other.value ? (
        <Compose label={t("beside.act")} onDone={(action) => void tell({ what: "power", action })} />
      ) : (
        <p class="b-ask">{sentences("empire_power_card")[of.row ?? 0]}</p>
      )}
      <p class="b-note">{t("beside.which.text")}</p>
    </Stage>
  );
}

function RoundEnd({ of }: Shown) {
  const { round = 1 } = of.account;
  return (
    <Stage
      of={`round ${round}`}
      head={t("beside.round", { round })}
      foot={
        <Button kind="primary" class="b-big" onClick={() => void tell({ what: "done" })}>
          {t(of.last ? "beside.toEnd" : "beside.nextRound")}
        </Button>
      }
    >
      <Asking />
      <Steps of={of.steps ?? []} said={said} />
    </Stage>
  );
}
