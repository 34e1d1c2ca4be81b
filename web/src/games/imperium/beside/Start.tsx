import { useSignal } from "@preact/signals";
import { say } from "../../../i18n";
import { Problem } from "../../../net/api";
import { library } from "../../../net/resource";
import { Button, Icon } from "../../../ui";
import { Trouble } from "../../../ui/Fetched";
import type { CivBegin } from "../../../wire/imperium";
import { allNations, nationOf } from "../content";
import { nationEmblem } from "../emblems";
import { nationName } from "../naming";
import { t, word } from "../texts";
import { begin } from "./session";

const BOXES = ["classics", "legends"];

/** The values of an option of the game, each with its label. */
function valuesOf(option: string): [string, string][] {
  const info = library().value.value?.games.find((one) => one.id === "imperium");
  const found = info?.options.find((one) => one.name === option);
  return (found?.values ?? []).map((value, place) => [
    String(value),
    say(found?.value_labels[place] ?? String(value)),
  ]);
}

/** Who the opponent is, and how strong. */
export function Start() {
  const nation = useSignal("");
  const level = useSignal("chieftain");
  const box = useSignal<string>("classics");
  const problem = useSignal<Problem | null>(null);
  const start = async () => {
    try {
      await begin({
        ask: "begin",
        nation: nation.value,
        level: level.value,
        box: box.value as CivBegin["box"],
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    }
  };
  const choice = (name: string, label: string, of: typeof level, values: [string, string][]) => (
    <fieldset class="b-part">
      <legend>{label}</legend>
      <div class="b-choices">
        {values.map(([value, text]) => (
          <Button
            key={value}
            class="b-big"
            data-testid={`${name}-${value}`}
            aria-pressed={of.value === value}
            onClick={() => {
              of.value = value;
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div class="b-start">
      <h1>{t("beside.title")}</h1>
      <p>{t("beside.line")}</p>
      <fieldset class="b-part">
        <legend>{t("beside.nation")}</legend>
        <div class="b-choices">
          {allNations.map(({ id }) => (
            <Button
              key={id}
              class="b-big"
              aria-pressed={nation.value === id}
              onClick={() => {
                nation.value = id;
                box.value = nationOf(id).box;
              }}
            >
              <Icon of={nationEmblem(id)} /> {nationName(id)}
            </Button>
          ))}
        </div>
        {nation.value && <p>{word(`about.opponent.${nation.value}`)}</p>}
      </fieldset>
      {choice("level", t("beside.level"), level, valuesOf("level"))}
      {choice(
        "box",
        t("beside.box"),
        box,
        valuesOf("box").filter(([value]) => BOXES.includes(value)),
      )}
      {problem.value && <Trouble problem={problem.value} />}
      <div class="b-bar">
        <Button kind="primary" class="b-big" disabled={!nation.value} onClick={() => void start()}>
          {t("beside.begin")}
        </Button>
      </div>
    </div>
  );
}
