import type { ComponentChildren } from "preact";
import type { Mark } from "../../board";
import { Icon } from "../../ui";
import { EMBLEMS, TYPE_EMBLEMS } from "./emblems";
import { Standing } from "./Pieces";
import type { Stand } from "./pieces";
import { word } from "./texts";
import "./sign.css";

const ICONS: Readonly<Record<string, string>> = { ...EMBLEMS, ...TYPE_EMBLEMS };
const BARE: Stand = { owner: 0, clan: "zhuang", cities: 0, ramparts: 0, armies: 0, temple: false };

// What the map shows, and where on a cell it stands.
const PIECES: Readonly<Record<string, readonly [Stand, string]>> = {
  village: [BARE, "-26 -29 52 46"],
  city: [{ ...BARE, cities: 1 }, "-32 -38 64 56"],
  rampart: [{ ...BARE, cities: 1, ramparts: 1 }, "-38 -46 76 66"],
  army: [{ ...BARE, armies: 1 }, "16 -38 24 40"],
  temple: [{ ...BARE, owner: null, clan: "", temple: true }, "-20 -29 40 40"],
};

/** A piece of the map, money, or a kind of action in a running text. */
export function sign({ noun, word: name, count }: Mark): ComponentChildren {
  if (noun !== "piece") return null;
  const piece = PIECES[name];
  const spoken = count === undefined ? word(`noun.piece.${name}`) : word(`amount.${name}`, { count });
  return (
    <span class="y-sign" data-tip={spoken}>
      <span class="spoken">{spoken}</span>
      {count !== undefined && <b aria-hidden="true">{count}</b>}
      {piece ? (
        <svg viewBox={piece[1]} aria-hidden="true">
          <Standing stand={piece[0]} />
        </svg>
      ) : (
        <Icon of={ICONS[name] ?? ""} />
      )}
      {name in TYPE_EMBLEMS && <span aria-hidden="true">{spoken}</span>}
    </span>
  );
}
