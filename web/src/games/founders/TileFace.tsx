import laurels from "icon:laurels";
import { Icon } from "../../ui";
import { tileOf } from "./content";
import { Disc } from "./Disc";
import { tileEmblem } from "./emblems";
import { faceName, lines, longest } from "./naming";
import "./TileFace.css";

interface Props {
  of: string;
  /** A small tile shows its signs only, and those larger; from afar no needs, which matter no more once it lies. */
  named?: boolean;
  far?: boolean;
  /** False for a tile that gives nothing now. */
  producing?: boolean;
}

// The widest line of a name fills this much; a longer one is set smaller.
const ROOM = 170;
const CLOSE = { emblem: 52, middle: 38, disc: 13, low: 82 };
const NAMED = { emblem: 40, middle: 28, disc: 11, low: 62 };
const FAR = { emblem: 58, middle: 32, disc: 18, low: 78 };

/** The face of a tile in a square of 100: ground by kind, needs at the top left, emblem, what it gives or is worth. */
export function TileFace({ of, named = true, far = false, producing = true }: Props) {
  const tile = tileOf(of);
  const size = far ? FAR : named ? NAMED : CLOSE;
  const needs = far ? [] : tile.requires;
  const name = named ? lines(faceName(of)) : [];
  const spread = size.disc + 3;
  // Needs stand one below the other on the left, and the emblem makes room for them.
  const aside = needs.length ? 9 : 0;
  return (
    <g class={`f-face f-${tile.kind}`}>
      <rect class="f-ground" x="2" y="2" width="96" height="96" rx="7" />
      <Icon
        of={tileEmblem(of)}
        class="f-emblem"
        x={50 - size.emblem / 2 + aside}
        y={size.middle - size.emblem / 2}
        width={size.emblem}
        height={size.emblem}
      />
      {needs.map((need, place) => (
        <Disc
          key={place}
          of={need}
          x={size.disc + 4}
          y={size.disc + 4 + place * (2 * size.disc + 1)}
          r={size.disc}
        />
      ))}
      {tile.produces.map((gift, place) => (
        <Disc
          key={place}
          of={gift}
          x={50 + (2 * place - tile.produces.length + 1) * spread}
          y={size.low}
          r={size.disc}
          spent={!producing}
        />
      ))}
      {tile.produces.length === 2 && (
        <path class="f-choice" d={`M52.5 ${size.low - 7}L47.5 ${size.low + 7}`} />
      )}
      {name.map((line, place) => (
        <text
          key={line}
          class="f-name"
          x="50"
          y={name.length > 1 ? 84.5 + 11 * place : 91}
          font-size={Math.min(12, ROOM / longest(name))}
        >
          {/* The blank keeps the words of two lines apart for those who listen. */}
          {`${line} `}
        </text>
      ))}
      {tile.points > 0 && (
        <g class={`f-points ${producing ? "" : "f-spent"}`} transform={`translate(50 ${size.low})`}>
          {!far && <Icon of={laurels} x={-14} y={-14} width={28} height={28} />}
          <text y={far ? 14 : 3.5} font-size={far ? 40 : 17}>
            {tile.points}
          </text>
        </g>
      )}
    </g>
  );
}

/** A tile that lies by itself; without its name where that stands beside it. */
export function TileDrawing({ of, named = true }: { of: string; named?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <TileFace of={of} named={named} />
    </svg>
  );
}
