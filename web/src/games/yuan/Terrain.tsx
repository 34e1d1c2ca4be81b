import { outline } from "./geometry";
import "./Terrain.css";

const HEX = outline();

/** Rows of the same sign, each at its place. */
function Signs({ of, at }: { of: string; at: readonly (readonly [number, number])[] }) {
  return at.map(([x, y]) => <path key={`${x},${y}`} d={of} transform={`translate(${x} ${y})`} />);
}

const TREE = "M0-13L8 0H4L10 9H2V14H-2V9H-10L-4 0H-8Z";
const HUMP = "M-15 7Q0-14 15 7M-8 7Q0-3 8 7";
const WAVE = "M-14 0q3.5-5 7 0t7 0t7 0t7 0";

/** The drawings of the terrains, once for all maps of the page. */
export function TerrainDrawings() {
  return (
    <svg class="y-drawings" aria-hidden="true">
      <defs>
        <clipPath id="y-cell">
          <path d={HEX} />
        </clipPath>
        <g id="y-rice" class="y-rice" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <path
            class="y-lines"
            d="M-44-10Q-20-24 0-12T44-12M-46 4Q-20-10 2 3T47 3M-43 18Q-18 5 4 18T42 18M-34-26Q-14-37 4-27T36-27M-34 32Q-14 21 4 31T32 31"
          />
          <path
            class="y-lines y-fine"
            d="M-24-15v-6M-12-18v-6M10-10v-6M26-6v-6M-30 0v-6M-16-4v-6M14 5v-6M30 8v-6M-20 14v-6M-6 14v-6M20 21v-6"
          />
        </g>
        <g id="y-forest" class="y-forest" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <g class="y-solid">
            <Signs
              of={TREE}
              at={[
                [-27, -16],
                [-9, -27],
                [11, -26],
                [28, -15],
                [-36, 4],
                [37, 4],
                [-24, 24],
                [24, 24],
                [0, 28],
              ]}
            />
          </g>
        </g>
        <g id="y-mine" class="y-mine" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <path
            class="y-solid"
            d="M-44 4L-30-16L-18-6L-8-14L2 0L-6 6H-42ZM8-20L20-34L32-18L28-12H14ZM6 30L18 12L34 18L40 8L44 12L34 30ZM-30 34L-20 22L-8 34Z"
          />
          <path class="y-lines y-fine" d="M-30-16L-26-2M-8-14L-10 0M20-34L22-18M18 12L20 24M-20 22V32" />
        </g>
        <g id="y-hill" class="y-hill" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <g class="y-lines">
            <Signs
              of={HUMP}
              at={[
                [-22, -18],
                [16, -24],
                [-2, -2],
                [-30, 8],
                [30, 2],
                [12, 22],
                [-14, 28],
              ]}
            />
          </g>
        </g>
        <g id="y-water" class="y-water" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <g class="y-lines">
            <Signs
              of={WAVE}
              at={[
                [-12, -24],
                [18, -14],
                [-22, -2],
                [12, 6],
                [-10, 18],
                [20, 27],
              ]}
            />
          </g>
        </g>
        <g id="y-mountain" class="y-mountain" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <path class="y-solid" d="M-42 26L-20-14L-10 2L6-30L40 26Z" />
          <path class="y-snow" d="M6-30L-3-12L3-15L7-8L12-14L16-12ZM-20-14L-26-3L-20-6L-15-1L-14-5Z" />
        </g>
        <g id="y-volcano" class="y-mountain y-volcano" clip-path="url(#y-cell)">
          <path class="y-ground" d={HEX} />
          <path class="y-solid" d="M-42 27L-14-16H14L42 27Z" />
          <path class="y-lava" d="M-14-16H14L18-9L12-12L9 4L3-8L-2 12L-6-9L-12-4L-18-9Z" />
          <path class="y-smoke" d="M-4-21q-7-6 0-11t-1-9M6-21q7-5 1-10t3-8" />
        </g>
      </defs>
    </svg>
  );
}

/** The ground of a cell. */
export function Ground({ terrain, x, y }: { terrain: string; x: number; y: number }) {
  return <use href={`#y-${terrain}`} x={x} y={y} />;
}
