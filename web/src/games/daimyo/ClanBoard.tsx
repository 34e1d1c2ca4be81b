import { Counter, Thing } from "../../board";
import { Icon } from "../../ui";
import type { PlayerView, SiteView } from "../../wire/daimyo";
import { buildingOf, clanOf, colourOf, DIE_OF, GOODS, pipsOf, SPACES, siteOf } from "./content";
import { Die } from "./Die";
import { emblemOf, goodEmblem, pieces, spaceEmblem } from "./emblems";
import { Good, GoodsRow, sentences } from "./Good";
import { ON_OWN_RELIC, ON_SLOT } from "./moves";
import { amountName } from "./naming";
import { RelicFace } from "./Pieces";
import { reachText } from "./reach";
import { ClanStanding } from "./Standing";
import { Bonus, TileInspect } from "./Tile";
import { useTable } from "./table";
import { book, t, word } from "./texts";
import "./ClanBoard.css";

const INCOMES: readonly string[] = ["income_1", "income_2"];

/** A clan board: goods, main actions with their dice and tiles, clan power, storage, track and construction boards. */
export function ClanBoard({ of, own = false }: { of: PlayerView; own?: boolean }) {
  const { view } = useTable();
  const now = view.active === of.party;
  const beside = of.spaces.some((one) => one.space === "beside") ? ["beside"] : [];
  return (
    <div class="d-clan" style={{ "--clan": of.clan ? `var(--${of.clan})` : "var(--accent)" }}>
      <div class="d-clan-side">
        {own && <ClanStanding of={of} />}
        <ul class="counters" aria-label={t("stock")}>
          {GOODS.map((good) => (
            <Counter
              key={good}
              of={good}
              icon={goodEmblem(good)}
              name={amountName(good, of.stock[good] ?? 0)}
              count={of.stock[good] ?? 0}
              tip={amountName(good, of.stock[good] ?? 0)}
            />
          ))}
        </ul>
        <Storage of={of} own={own} />
        <Recruitment of={of} />
      </div>
      <ul class="d-spaces" aria-label={t("spaces")}>
        {[...SPACES, ...beside].map((name) => (
          <Space key={name} of={of} name={name} own={own} now={now && view.space === name} />
        ))}
        <Power of={of} own={own} />
      </ul>
      <div class="d-sites">
        <ul class="d-incomes" aria-label={t("incomes")}>
          {INCOMES.map((name) => (
            <li key={name} class="d-space">
              <span class="d-space-name">{word(`slot.${name}`)}</span>
              <Slot of={of} name={name} own={own} />
            </li>
          ))}
        </ul>
        {of.sites.map((site) => (
          <Site key={site.board} of={site} own={own} />
        ))}
      </div>
    </div>
  );
}

interface SpaceProps {
  of: PlayerView;
  name: string;
  own: boolean;
  /** The die on it is that of the present turn. */
  now: boolean;
}

/** A main action: the die on it, and the bonus tile beside it. */
function Space({ of, name, own, now }: SpaceProps) {
  const { question, named } = useTable();
  const placing = own ? question?.moves.filter((move) => move.verb === "die" && move.words[1] === name) : [];
  const bending = own ? named(["raise", "lower"], name) : [];
  const die = of.spaces.find((one) => one.space === name)?.die;
  return (
    <li class="d-space" data-now={now}>
      <span class="d-space-name">
        <Icon of={spaceEmblem(name)} /> {word(`noun.space.${name}`)}
      </span>
      <Thing
        class="d-die-slot"
        moves={[...(placing ?? []), ...bending]}
        label={die ? t("space.die", { value: pipsOf(die) }) : t("space.free")}
        data-colour={DIE_OF[name] ?? "any"}
        data-tip={word(`space.tip.${name}`)}
      >
        {die ? <Die colour={colourOf(die)} value={pipsOf(die)} /> : <span aria-hidden="true">·</span>}
      </Thing>
      {name in DIE_OF && <Slot of={of} name={name} own={own} />}
    </li>
  );
}

/** A slot for a bonus tile. */
function Slot({ of, name, own }: { of: PlayerView; name: string; own: boolean }) {
  const { named } = useTable();
  const tile = of.tiles[name];
  return (
    <Thing
      class="d-bonus"
      moves={own ? named(ON_SLOT, name) : []}
      wish={own && tile ? `tile ${name}` : undefined}
      look={tile ? () => <TileInspect of={tile} /> : undefined}
      label={tile ? "" : t("slot.free")}
      data-none={!tile}
      data-used={of.used.includes(name)}
    >
      {tile ? <Bonus tile={tile} /> : <span aria-hidden="true">{t("slot.short")}</span>}
    </Thing>
  );
}

/** The clan power: what it does, the sum of the dice, and the tile on it. */
function Power({ of, own }: { of: PlayerView; own: boolean }) {
  const { moves, view } = useTable();
  if (!of.clan) return null;
  const clan = clanOf(of.clan);
  const reach = own ? view.reach.find((one) => one.what === "power") : undefined;
  return (
    <li class="d-space d-power-space">
      <span class="d-space-name">
        <Icon of={emblemOf(clan)} /> {t("clanPower")}
      </span>
      <Thing
        class="d-power-sum"
        move={own ? moves.get("power") : undefined}
        wish={own ? "power" : undefined}
        data-reached={of.dice_sum >= 13}
        data-tip={t("sum.tip")}
      >
        {t("sum", { sum: of.dice_sum })}
      </Thing>
      {reach && <span class="d-power-reach">{reachText(reach)}</span>}
      <span class="d-power-text">{sentences(clan.id)}</span>
      <Slot of={of} name="clan_power" own={own} />
    </li>
  );
}

/** Storage: how much is used, loose tiles and restored relics. */
function Storage({ of, own }: { of: PlayerView; own: boolean }) {
  const { named } = useTable();
  return (
    <div class="d-storage">
      <span class="d-line" data-tip={t("storage.tip")}>
        {t("storage")} <b>{t("storage.of", { load: of.load, capacity: of.storage })}</b>
      </span>
      <ul aria-label={t("storage")}>
        {of.relics.map((relic) => (
          <li key={relic}>
            <Thing class="d-tile" moves={own ? named(ON_OWN_RELIC, relic) : named(["ransom"], relic)}>
              <RelicFace of={relic} />
            </Thing>
          </li>
        ))}
        {Object.entries(of.restored)
          .filter(([, count]) => count)
          .map(([colour, count]) => (
            <li
              key={colour}
              class="d-restored"
              style={{ "--c": `var(--island-${colour})` }}
              data-tip={t("restored")}
            >
              {count}× <span class="spoken">{book.name(`island_${colour}`)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The recruitment track and what is left in reserve. */
function Recruitment({ of }: { of: PlayerView }) {
  return (
    <p class="d-line d-recruit">
      <span data-tip={t("recruit.tip")}>
        {t("recruit")} <b>{of.recruit_cost}</b> <Good of="rice" />
      </span>
      <span data-tip={t("reserve.governors")}>
        <Icon of={pieces.governor} /> {of.governors_left}
      </span>
      <span data-tip={t("reserve.shadows")}>
        <Icon of={pieces.shadow} /> {of.shadows_left}
      </span>
      <span data-tip={t("markers")}>{t("markers.short", { count: of.markers })}</span>
    </p>
  );
}

/** A construction board: what the next building costs, and the tiles that are left on it. */
function Site({ of, own }: { of: SiteView; own: boolean }) {
  const { named } = useTable();
  const { tiles } = siteOf(of.board);
  const building = buildingOf(of.board);
  return (
    <div class="d-site">
      <span class="d-line">
        <Icon of={pieces[building]} /> <b>{word(`noun.building.${building}`)}</b>{" "}
        <small>{t("built", { count: of.built.length })}</small>
        <span data-tip={t("nextCost")}>
          <GoodsRow of={of.next_cost} />
        </span>
      </span>
      <ul>
        {tiles.map((tile) => {
          const built = of.built.includes(tile);
          return (
            <li key={tile} data-built={built}>
              <Thing
                class="d-bonus"
                moves={own ? named(["build"], tile) : []}
                wish={own && !built ? `build ${tile}` : undefined}
                look={() => <TileInspect of={tile} />}
                data-none={built}
              >
                {built ? <span>{t("lot.built")}</span> : <Bonus tile={tile} />}
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
