import { useSignal } from "@preact/signals";
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

/** An action as a printed card says it, put together by taps. */
export function Compose({ label, onDone }: { label: string; onDone(action: EmpireOp[]): void }) {
  const kind = useSignal<(typeof KINDS)[number]>("e_governor");
  const count = useSignal(1);
  const islands = useSignal<readonly IslandColour[]>([]);
  const market = useSignal(false);
  const advantage = useSignal(true);
  const placed = PLACED.has(kind.value);
  const relic = kind.value === "e_relic";
  const where = islands.value.length ? [...islands.value] : ("any" as const);
  const action = (): EmpireOp => {
    if (kind.value === "e_helmet") return { op: kind.value };
    const op = { op: kind.value, n: count.value };
    if (placed) return { ...op, islands: where, advantage: advantage.value };
    return relic ? { ...op, from: market.value ? "black_market" : where, advantage: advantage.value } : op;
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
          <Button
            class="b-big"
            aria-pressed={advantage.value}
            onClick={() => {
              advantage.value = !advantage.value;
            }}
          >
            {t(advantage.value ? "beside.advantage.yes" : "beside.advantage.no")}
          </Button>
        </>
      )}
      <Button kind="primary" class="b-big" onClick={() => onDone([action()])}>
        {label}
      </Button>
    </div>
  );
}
