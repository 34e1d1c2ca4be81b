import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Button } from "../../../ui";
import type { EmpireOp } from "../../../wire/daimyo";
import { t, title } from "../texts";
import { ISLANDS, type IslandColour } from "./session";

const KINDS = [
  "e_governor",
  "e_tower",
  "e_farm",
  "e_shadow",
  "e_relic",
  "e_gold",
  "e_pp",
  "e_helmet",
] as const;
const COUNTS = [1, 2, 3];
const PLACED: ReadonlySet<string> = new Set(["e_governor", "e_tower", "e_farm", "e_shadow"]);

const ADVANTAGE = [
  [true, "beside.advantage.yes"],
  [false, "beside.advantage.no"],
] as const;

/** What a card was told to say, in a line. */
export function wordsOf({ op, n, islands, from, advantage }: EmpireOp): string {
  const places = islands ?? from;
  const where = Array.isArray(places)
    ? places.map((one) => title(`noun.island.${one}`)).join(", ")
    : places === "black_market"
      ? title("noun.source.black_market")
      : "";
  const what = t(`beside.kind.${op as (typeof KINDS)[number]}`);
  return [n ? `${n} × ${what}` : what, where, advantage ? t("beside.advantage.yes") : ""]
    .filter(Boolean)
    .join(" · ");
}

/** An action as a printed card says it, put together by taps. */
export function Compose({ label, onDone }: { label: string; onDone(action: EmpireOp[]): void }) {
  const kind = useSignal<(typeof KINDS)[number]>("e_governor");
  const count = useSignal(1);
  const islands = useSignal<readonly IslandColour[]>([]);
  const market = useSignal(false);
  // Cards say one or the other, so that nothing is preset.
  const advantage = useSignal<boolean | null>(null);
  const group = useId();
  const placed = PLACED.has(kind.value);
  const relic = kind.value === "e_relic";
  const where = islands.value.length ? [...islands.value] : ("any" as const);
  const action = (): EmpireOp => {
    if (kind.value === "e_helmet") return { op: kind.value };
    const op = { op: kind.value, n: count.value };
    if (placed) return { ...op, islands: where, advantage: advantage.value === true };
    return relic
      ? { ...op, from: market.value ? "black_market" : where, advantage: advantage.value === true }
      : op;
  };
  const flip = (colour: IslandColour) => {
    market.value = false;
    const left = islands.value.filter((one) => one !== colour);
    islands.value = left.length < islands.value.length ? left : [...left, colour];
  };
  return (
    <div class="b-sheet">
      <fieldset class="b-part">
        <legend>{t("beside.kind")}</legend>
        <div class="b-choices">
          {KINDS.map((one) => (
            <Button
              key={one}
              class="b-big"
              aria-pressed={kind.value === one}
              onClick={() => {
                kind.value = one;
              }}
            >
              {t(`beside.kind.${one}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      {kind.value !== "e_helmet" && (
        <fieldset class="b-part">
          <legend>{t("beside.howMany")}</legend>
          <div class="b-choices">
            {COUNTS.map((one) => (
              <Button
                key={one}
                class="b-big"
                aria-pressed={count.value === one}
                onClick={() => {
                  count.value = one;
                }}
              >
                {String(one)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {(placed || relic) && (
        <>
          <fieldset class="b-part">
            <legend>{t(relic ? "beside.from" : "beside.where")}</legend>
            <div class="b-choices">
              {ISLANDS.map((colour) => (
                <Button
                  key={colour}
                  class="b-big"
                  aria-pressed={islands.value.includes(colour)}
                  onClick={() => flip(colour)}
                >
                  {title(`noun.island.${colour}`)}
                </Button>
              ))}
              {relic && (
                <Button
                  class="b-big"
                  aria-pressed={market.value}
                  onClick={() => {
                    market.value = !market.value;
                    islands.value = [];
                  }}
                >
                  {title("noun.source.black_market")}
                </Button>
              )}
            </div>
          </fieldset>
          <fieldset class="b-part">
            <legend>{t("beside.advantage")}</legend>
            <div class="b-choices">
              {ADVANTAGE.map(([given, text]) => (
                <label key={text} class="b-radio">
                  <input
                    type="radio"
                    name={group}
                    checked={advantage.value === given}
                    onChange={() => {
                      advantage.value = given;
                    }}
                  />
                  {t(text)}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
      <Button
        kind="primary"
        class="b-big"
        disabled={(placed || relic) && advantage.value === null}
        onClick={() => onDone([action()])}
      >
        {label}
      </Button>
    </div>
  );
}
