import { Entry, Inspect } from "../../board";
import { Icon } from "../../ui";
import { bonusOf, tileOf } from "./content";
import { emblemOf } from "./emblems";
import { sentences } from "./Good";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Tile.css";

/** What a bonus tile does: its sentence on the side that is played. */
export function Bonus({ tile, bonus }: { tile: string; bonus: string }) {
  const { view } = useTable();
  const said = sentences(tile)[view.boards === "advanced" ? 1 : 0];
  return (
    <span class="d-bonus-face" data-kind={tileOf(tile).kind}>
      <Icon of={emblemOf(bonusOf(bonus))} />
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
export function TileInspect({ of, bonus }: { of: string; bonus: string }) {
  return (
    <Inspect
      title={book.name(of)}
      face={
        <span class="d-bonus d-bonus-large">
          <Bonus tile={of} bonus={bonus} />
        </span>
      }
      rules={tileOf(of).rules}
    >
      <TileSides of={of} />
    </Inspect>
  );
}
