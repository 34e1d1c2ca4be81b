import { Counter, Thing } from "../../board";
import { Icon } from "../../ui";
import type { PlayerView, SiteView, SlotView, SpaceView } from "../../wire/daimyo";
import { clanOf, colourOf, DIE_OF, GOODS, SPACES } from "./content";
import { Die } from "./Die";
import { emblemOf, goodEmblem, pieces, spaceEmblem } from "./emblems";
import { Good, GoodsRow, sentences } from "./Good";
import { ON_OWN_RELIC, ON_SLOT } from "./moves";
import { amountName, goodName } from "./naming";
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
  const slot = (name: string) => of.slots.find((one) => one.slot === name);
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
              name={goodName(good)}
              count={of.stock[good] ?? 0}
              tip={amountName(good, of.stock[good] ?? 0)}
            />
          ))}
        </ul>
        <Storage of={of} own={own} />
        <Recruitment of={of} />
      </div>
      <ul class="d-spaces" aria-label={t("spaces")}>
        {SPACES.map((name) => {
          const space = of.spaces.find((one) => one.space === name);
          return (
            space && (
              <Space key={name} of={space} slot={slot(name)} own={own} now={now && view.space === name} />
            )
          );
        })}
        {of.spaces
          .filter((one) => one.space === "beside" && one.value > 0)
          .map((one) => (
            <Space
              key={one.space}
              of={one}
              slot={undefined}
              own={own}
              now={now && view.space === one.space}
            />
          ))}
        <Power of={of} slot={slot("clan_power")} own={own} />
      </ul>
      <div class="d-sites">
        <ul class="d-incomes" aria-label={t("incomes")}>
          {INCOMES.map((name) => (
            <li key={name} class="d-space">
              <span class="d-space-name">{word(`slot.${name}`)}</span>
              <Slot of={slot(name)} name={name} own={own} />
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
  of: SpaceView;
  slot: SlotView | undefined;
  own: boolean;
  /** The die on it is that of the present turn. */
  now: boolean;
}

/** A main action: the die on it, and the bonus tile beside it. */
function Space({ of, slot, own, now }: SpaceProps) {
  const { question, named } = useTable();
  const placing = own
    ? question?.moves.filter((move) => move.verb === "die" && move.words[1] === of.space)
    : [];
  const bending = own ? named(["raise", "lower"], of.space) : [];
  const name = word(`noun.space.${of.space}`);
  return (
    <li class="d-space" data-now={now}>
      <span class="d-space-name">
        <Icon of={spaceEmblem(of.space)} /> {name}
      </span>
      <Thing
        class="d-die-slot"
        moves={[...(placing ?? []), ...bending]}
        label={of.value ? t("space.die", { value: of.value }) : t("space.free")}
        data-colour={DIE_OF[of.space] ?? "any"}
        data-tip={word(`space.tip.${of.space}`)}
      >
        {of.value ? <Die colour={colourOf(of.die)} value={of.value} /> : <span aria-hidden="true">·</span>}
      </Thing>
      {slot && <Slot of={slot} name={of.space} own={own} />}
    </li>
  );
}

/** A slot for a bonus tile. */
function Slot({ of, name, own }: { of: SlotView | undefined; name: string; own: boolean }) {
  const { named } = useTable();
  const tile = of?.tile ?? "";
  return (
    <Thing
      class="d-bonus"
      moves={own ? named(ON_SLOT, name) : []}
      wish={own && tile ? `tile ${name}` : undefined}
      look={of && tile ? () => <TileInspect of={tile} bonus={of.bonus} /> : undefined}
      label={tile ? "" : t("slot.free")}
      data-none={!tile}
      data-used={of?.used}
    >
      {of && tile ? (
        <Bonus tile={tile} bonus={of.bonus} />
      ) : (
        <span aria-hidden="true">{t("slot.short")}</span>
      )}
    </Thing>
  );
}

/** The clan power: what it does, the sum of the dice, and the tile on it. */
function Power({ of, slot, own }: { of: PlayerView; slot: SlotView | undefined; own: boolean }) {
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
      {slot && <Slot of={slot} name="clan_power" own={own} />}
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
  return (
    <div class="d-site">
      <span class="d-line">
        <Icon of={of.building === "tower" ? pieces.tower : pieces.farm} />{" "}
        <b>{word(`noun.building.${of.building}`)}</b> <small>{t("built", { count: of.built })}</small>
        <span data-tip={t("nextCost")}>
          <GoodsRow of={of.next_cost} />
        </span>
      </span>
      <ul>
        {of.lots.map((lot) => (
          <li key={lot.tile} data-built={lot.built}>
            <Thing
              class="d-bonus"
              moves={own ? named(["build"], lot.tile) : []}
              wish={own && !lot.built ? `build ${lot.tile}` : undefined}
              look={() => <TileInspect of={lot.tile} bonus={lot.bonus} />}
              data-none={lot.built}
            >
              {lot.built ? <span>{t("lot.built")}</span> : <Bonus tile={lot.tile} bonus={lot.bonus} />}
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}
