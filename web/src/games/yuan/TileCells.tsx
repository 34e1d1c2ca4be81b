import { Drawn, useHold, useThing } from "../../board";
import { listed, pair, say } from "../../i18n";
import type { Yuan } from "../../wire/yuan";
import { terrainName, tileName, tileOf } from "./content";
import { type Cell, flower, middle, nameOf, outline, riverOf, seamsOf } from "./geometry";
import { Ground } from "./Terrain";
import { t } from "./texts";
import "./TileCells.css";

const HEX = outline();

interface TileCellsProps {
  tile: string;
  at: Cell;
  rotation: number;
  /** True if its rivers count. */
  rivers?: boolean;
  named?: boolean;
}

/** The river sides of a tile that lies on these cells. */
export function riverOfTile(tile: string, cells: readonly Cell[]): string {
  return (tileOf(tile).river ?? [])
    .map(([one, other]) =>
      riverOf({ cell: nameOf(cells[one] as Cell), other_cell: nameOf(cells[other] as Cell) }),
    )
    .join("");
}

/** The cells of a tile, with the names of its provinces or without. */
export function TileCells({ tile, at, rotation, rivers = false, named = true }: TileCellsProps) {
  const cells = tileOf(tile).cells;
  const spots = flower(at, rotation);
  return (
    <>
      {spots.map((spot, index) => {
        const { x, y } = middle(spot);
        const cell = cells[index];
        return cell && <Ground key={nameOf(spot)} terrain={cell.terrain} x={x} y={y} />;
      })}
      {rivers && <path class="y-river" d={riverOfTile(tile, spots)} />}
      {named &&
        spots.map((spot, index) => (
          <CellName key={nameOf(spot)} at={spot} name={cells[index]?.province ?? ""} />
        ))}
    </>
  );
}

/** The name of a province, low in its cell. */
export function CellName({ at, name }: { at: Cell; name: string }) {
  const { x, y } = middle(at);
  return (
    <text class="y-name" x={x} y={y + 36}>
      {name}
    </text>
  );
}

/** A tile in short: its letter and its terrains. */
export function tileWords(tile: string): string {
  const { cells } = tileOf(tile);
  return pair(tileName(tile), listed(cells.map((cell) => say(terrainName(cell.terrain)))));
}

interface OpenPlaceProps {
  /** The tile that is to be laid. */
  tile: string;
  rivers: boolean;
  place: Cell;
}

/** A place where a tile may lie; it is seen there as soon as the place is pointed at. */
export function OpenPlace({ tile, rivers, place }: OpenPlaceProps) {
  const { moves, pointed } = useHold<Yuan>();
  const move = moves.get(`lay ${nameOf(place)}`);
  const thing = useThing({ move, label: t("laying.place", { place: nameOf(place) }) });
  return (
    <Drawn {...thing} class="y-place" tabindex={move ? 0 : -1}>
      {flower(place, 0).map((cell) => {
        const { x, y } = middle(cell);
        return <path key={nameOf(cell)} d={HEX} transform={`translate(${x} ${y})`} />;
      })}
      {move && pointed?.move === move && (
        <g class="y-might-lie">
          <TileCells tile={tile} at={place} rotation={0} rivers={rivers} named={false} />
        </g>
      )}
      <path class="y-around" d={seamsOf([{ tile: "", rotation: 0, ...place }])} />
    </Drawn>
  );
}
