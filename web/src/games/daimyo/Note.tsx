import { Note } from "../../board";
import type { Move } from "../../net/moment";
import type { Preview } from "../../wire/daimyo";
import { GoodsRow } from "./Good";
import { heroName } from "./naming";
import { t } from "./texts";

/** What the move that the reader points at costs and brings, and what ending the turn would give up. */
export function MoveNote({ of }: { of: Move }) {
  const preview = (of.preview ?? null) as Preview | null;
  if (!preview) return null;
  const {
    costs = {},
    brings = {},
    loses_heroes: heroes = [],
    loses_tiles: tiles = [],
    loses_power: power,
  } = preview;
  const empty =
    !Object.keys(costs).length && !Object.keys(brings).length && !heroes.length && !tiles.length && !power;
  if (empty) return null;
  return (
    <Note where="corner">
      <ul>
        {Object.keys(costs).length > 0 && (
          <li>
            {t("say.costs")} <GoodsRow of={costs} />
          </li>
        )}
        {Object.keys(brings).length > 0 && (
          <li class="good">
            {t("say.brings")} <GoodsRow of={brings} />
          </li>
        )}
        {heroes.length > 0 && (
          <li class="bad">{t("say.heroes", { names: heroes.map(heroName).join(", ") })}</li>
        )}
        {tiles.length > 0 && <li class="bad">{t("say.tiles", { count: tiles.length })}</li>}
        {power && <li class="bad">{t("say.power")}</li>}
      </ul>
    </Note>
  );
}
