import type { EmpireAccount, EmpireAdvice } from "../../../wire/daimyo";
import { RelicFace } from "../Pieces";
import { t, title } from "../texts";
import { ISLANDS, type IslandColour, islandOf, tellIsland } from "./session";

type Field = NonNullable<EmpireAdvice["fields"]>[number];
export const FIELDS: readonly Field[] = [
  "empire",
  "you",
  "its_governors",
  "your_governors",
  "buildings",
  "shadows",
];
const MOST: Readonly<Record<Field, number>> = {
  empire: 99,
  you: 99,
  its_governors: 5,
  your_governors: 5,
  buildings: 5,
  shadows: 3,
};
interface IslandsProps {
  of: EmpireAccount;
  islands?: readonly IslandColour[];
  fields?: readonly Field[];
  altars?: boolean;
}

/** What stands on the islands, counted up and down with a thumb. */
export function Islands({ of, islands = ISLANDS, fields = FIELDS, altars = false }: IslandsProps) {
  return (
    <div class="d-facts">
      {islands.map((colour) => {
        const island = islandOf(of.facts, colour);
        const name = title(`noun.island.${colour}`);
        return (
          <fieldset key={colour} class="d-fact" style={{ "--c": `var(--island-${colour})` }}>
            <legend>{name}</legend>
            <div class="b-steppers">
              {fields.map((field) => {
                const label = t(`beside.${field}`);
                const set = (value: number) => tellIsland(of, colour, { [field]: value });
                return (
                  <div class="b-stepper" key={field}>
                    <button
                      type="button"
                      aria-label={t("beside.less", { what: `${label}, ${name}` })}
                      disabled={!island[field]}
                      onClick={() => set(island[field] - 1)}
                    >
                      −
                    </button>
                    <output aria-label={label}>
                      <small>{label}</small> <b>{island[field]}</b>
                    </output>
                    <button
                      type="button"
                      aria-label={t("beside.more", { what: `${label}, ${name}` })}
                      disabled={island[field] >= MOST[field]}
                      onClick={() => set(island[field] + 1)}
                    >
                      +
                    </button>
                  </div>
                );
              })}
            </div>
            {altars && (
              <div class="d-altars">
                <span>{t("beside.altars")}</span>
                {([3, 2, 1] as const).map((altar) => {
                  const free = island.altars.includes(altar);
                  const left = island.altars.filter((one) => one !== altar);
                  return (
                    <button
                      type="button"
                      class="d-toggle"
                      key={altar}
                      aria-pressed={free}
                      onClick={() => tellIsland(of, colour, { altars: free ? left : [...left, altar] })}
                    >
                      {altar}
                    </button>
                  );
                })}
              </div>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

const PIECES = [1, 2, 3, 4];

interface TilesProps {
  of: readonly string[];
  label: string;
  onChange(tiles: string[]): void;
}

/** Relic tiles that are there or not, by a tap on each. */
export function Tiles({ of, label, onChange }: TilesProps) {
  return (
    <fieldset class="d-tiles">
      <legend>{label}</legend>
      {ISLANDS.flatMap((colour) => PIECES.map((piece) => `${colour}${piece}`)).map((tile) => {
        const there = of.includes(tile);
        return (
          <button
            type="button"
            class="d-toggle"
            key={tile}
            aria-pressed={there}
            onClick={() => onChange(there ? of.filter((one) => one !== tile) : [...of, tile])}
          >
            <RelicFace of={tile} />
          </button>
        );
      })}
    </fieldset>
  );
}
