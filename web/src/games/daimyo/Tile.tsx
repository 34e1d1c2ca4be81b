import { Entry, Inspect } from "../../board";
import { Icon } from "../../ui";
import { bonusOf, tileOf } from "./content";
import { emblemOf } from "./emblems";
import { sentences } from "./Good";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Tile.css";

/** What a bonus tile does: its sentence on the side that is played. */
export function Bonus({ tile }: { tile: string }) {
  const { view } = useTable();
  const advanced = view.boards === "advanced";
  const { kind, ...sides } = tileOf(tile);
  const said = sentences(tile)[advanced ? 1 : 0];
  return (
    <span class="d-bonus-face" data-kind={kind}>
      <Icon of={emblemOf(bonusOf((advanced ? sides.advanced : sides.basic).effect_id))} />
      <span>{said}</span>
    </span>
  );
}

/** Both sides of a bonus tile. */
export function TileSides({ of }: { of: string }) {
  const [basic, advanced] = sentences(of);
  return (
    <>
      <Entry name={t("side.basic")}>{basic}</Entry>
      <Entry name={t("side.advanced")}>{advanced}</Entry>
    </>
  );
}

/** A bonus tile in full. */
export function TileInspect({ of }: { of: string }) {
  return (
    <Inspect
      title={book.name(of)}
      face={
        <span class="d-bonus d-bonus-large">
          <Bonus tile={of} />
        </span>
      }
      rules={tileOf(of).rules}
    >
      <TileSides of={of} />
    </Inspect>
  );
}
