import pagoda from "icon:pagoda";
import { Icon } from "../../ui";
import { SHAPES } from "../../ui/SeatMark";
import { outline, side } from "./geometry";
import { initial } from "./naming";
import type { Stand } from "./pieces";
import "./Pieces.css";

const HEX = outline();
const INNER = 46.5;
const HOUSE = "M-12 13V0H-17L0-15L17 0H12V13Z";
const TOWN = "M-19 15V2H-26Q-18-2-15-9H-9V-14H-15Q-9-17-6-25H6Q9-17 15-14H9V-9H15Q18-2 26 2H19V15Z";
const WALL = "M-30 22V5h7v5h6V5h7v5h6V5h8v5h6V5h7v5h6V5h7V22Z";
const UPPER = "M-34 30V14h7v5h6v-5h8v5h6v-5h14v5h6v-5h8v5h6v-5h7V30Z";
const BANNER = "M-9-13H9V13L0 7L-9 13Z";

/** The mark of an owner on a piece: the shape of the seat, or the letter of a clan that nobody has yet. */
function Mark({ stand, size, y }: { stand: Stand; size: number; y: number }) {
  if (stand.owner === null) {
    return (
      <text class="y-initial" y={y + size * 0.36} font-size={size}>
        {initial(stand.clan)}
      </text>
    );
  }
  return (
    <path
      class="y-shape"
      d={SHAPES[stand.owner % SHAPES.length]}
      transform={`translate(${-size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

function Settlement({ stand }: { stand: Stand }) {
  if (!stand.cities) {
    return (
      <g transform="translate(0 2) scale(1.15)">
        <path class="y-piece" d={HOUSE} />
        <Mark stand={stand} size={14} y={2} />
      </g>
    );
  }
  return (
    <g>
      {stand.cities === 2 && <path class="y-piece" d={TOWN} transform="translate(13 -8) scale(.82)" />}
      <g transform={stand.cities === 2 ? "translate(-6 2)" : "translate(0 0) scale(1.08)"}>
        <path class="y-piece" d={TOWN} />
        <Mark stand={stand} size={16} y={3} />
      </g>
    </g>
  );
}

/** All that stands on a province, around the middle of its cell. */
export function Standing({ stand }: { stand: Stand }) {
  const owned = stand.clan !== "";
  return (
    <g class="y-stand" data-clan={stand.clan || undefined} transform="translate(0 -5)">
      {owned && (
        <g transform={stand.ramparts ? "translate(0 -7)" : undefined}>
          <Settlement stand={stand} />
          {stand.ramparts > 0 && <path class="y-wall" d={WALL} transform="translate(0 2)" />}
          {stand.ramparts > 1 && <path class="y-wall y-stone" d={UPPER} transform="translate(0 -1)" />}
        </g>
      )}
      {stand.temple && (
        <g class="y-temple" transform={owned ? "translate(-26 -14)" : "translate(0 -4) scale(1.35)"}>
          <circle r="12.5" />
          <Icon of={pagoda} x={-9} y={-9.5} width={18} height={18} />
        </g>
      )}
      {stand.armies > 0 && (
        <g class="y-army" transform="translate(28 -14)">
          <path class="y-pole" d="M-9-17V19" />
          <path class="y-piece" d={BANNER} />
          <text y="3">{stand.armies}</text>
        </g>
      )}
    </g>
  );
}

interface LandProps {
  clan: string;
  /** The sides at which their land ends. */
  edges: readonly number[];
}

/** The colour of an owner on a cell, with a border where their land ends. */
export function Land({ clan, edges }: LandProps) {
  return (
    <g class="y-land" data-clan={clan}>
      <path class="y-wash" d={HEX} />
      <path class="y-border" d={edges.map((direction) => side(direction, INNER)).join("")} />
    </g>
  );
}
