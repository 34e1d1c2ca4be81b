import { Thing } from "../../board";
import type { Notation } from "../../net/moment";
import { Icon, SeatMark } from "../../ui";
import type { Daimyo, IslandView } from "../../wire/daimyo";
import { islandOf } from "./content";
import { goodEmblem, pieces } from "./emblems";
import { ON_ISLAND, ON_PLACE, ON_SLUM } from "./moves";
import { goodName, partyName } from "./naming";
import { Piece, RelicFace } from "./Pieces";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Island.css";

/** An island: who leads it, its places, slums and altars, and the relics of its no man's land. */
export function Island({ of }: { of: IslandView }) {
  const { named, view, seats } = useTable();
  const printed = islandOf(of.island);
  const name = book.name(printed.id);
  return (
    <section
      class="d-island"
      aria-label={name}
      style={{ "--i": `var(--island-${of.island})` }}
      data-island={of.island}
    >
      <header>
        <Thing class="d-island-name" moves={named(ON_ISLAND, of.island)} wish={`scavenger ${of.island}`}>
          <b>{name}</b>
        </Thing>
        <ul class="d-majority" aria-label={t("majority")}>
          {of.majority.map((one) => (
            <li
              key={one.party}
              data-place={one.place}
              data-tip={t("majority.of", {
                name: partyName(seats, one.party, view),
                influence: of.influence[one.party] ?? 0,
                scores: one.scores,
              })}
            >
              <SeatMark seat={one.party} label={partyName(seats, one.party, view)} />
              <b>{of.influence[one.party]}</b>
              {one.scores > 0 && <small>+{one.scores}</small>}
            </li>
          ))}
          {of.majority.length === 0 && <li class="none">{t("majority.none")}</li>}
        </ul>
      </header>
      <ul class="d-places" aria-label={t("places")}>
        {printed.places.map((place, number) => (
          <li key={number}>
            <Place of={of} place={`${of.island}${number + 1}`} yields={place.yields} />
          </li>
        ))}
      </ul>
      <div class="d-island-foot">
        <ul class="d-slums" aria-label={t("slums")}>
          {printed.slums.map((slum, number) => (
            <li key={number}>
              <Slum of={of} slum={`${of.island}${number + 1}`} gold={slum.gold} />
            </li>
          ))}
        </ul>
        <ul class="d-altars" aria-label={t("altars")}>
          {printed.altars.map((value) => {
            const altar = `${of.island}${value}`;
            const owner = of.altars[altar];
            return (
              <li key={altar}>
                <Thing
                  class="d-altar"
                  moves={named(["altar"], altar)}
                  label={t("altar.of", { value })}
                  data-tip={t("altar.of", { value })}
                >
                  {owner === undefined ? (
                    <b>{value}</b>
                  ) : (
                    <SeatMark seat={owner} label={partyName(seats, owner, view)} />
                  )}
                </Thing>
              </li>
            );
          })}
        </ul>
        <Land of={of} />
      </div>
    </section>
  );
}

interface PlaceProps {
  of: IslandView;
  place: string;
  yields: string;
}

/** A production place: what it yields, the governor's round slot and the square one of a building. */
function Place({ of, place, yields }: PlaceProps) {
  const { named, view, seats } = useTable();
  const good = goodName(yields);
  const governor = of.governors[place];
  const farm = of.farms[place];
  const tower = of.towers[place];
  const label = [
    t("place.of", { good }),
    governor === undefined ? "" : t("place.governor", { name: partyName(seats, governor, view) }),
  ].filter(Boolean);
  return (
    <Thing
      class="d-place"
      name={place}
      moves={named(ON_PLACE, place)}
      wish={`governor ${place}`}
      label={label.join(", ")}
      data-thing={place}
    >
      <span class="d-yield" style={{ "--c": `var(--sign-${yields})` }} data-tip={good}>
        <Icon of={goodEmblem(yields)} />
      </span>
      <span class="d-slot d-slot-round">
        {governor !== undefined && <Piece kind="governor" party={governor} />}
      </span>
      <span class="d-slot d-slot-square">
        {farm !== undefined && <Piece kind="farm" party={farm} />}
        {tower !== undefined && <Piece kind="tower" party={tower} />}
      </span>
    </Thing>
  );
}

interface SlumProps {
  of: IslandView;
  slum: string;
  gold: number;
}

/** A slot of the slums and what it pays. */
function Slum({ of, slum, gold }: SlumProps) {
  const { named } = useTable();
  const shadow = of.shadows[slum];
  return (
    <Thing
      class="d-slum"
      moves={named(ON_SLUM, slum)}
      wish={`shadow ${slum}`}
      label={t("slum.of", { gold })}
      data-tip={t("slum.of", { gold })}
    >
      {shadow === undefined ? (
        <>
          <Icon of={pieces.shadow} /> <b>{gold}</b>
        </>
      ) : (
        <Piece kind="shadow" party={shadow} />
      )}
    </Thing>
  );
}

/** The no man's land: relic tiles and scavengers. */
function Land({ of }: { of: IslandView }) {
  const { moves } = useTable();
  return (
    <div class="d-land">
      <ul aria-label={t("land")}>
        {of.land.map((relic, place) => {
          const asked: Notation<Daimyo>[] = [
            `take ${relic} ${of.island}`,
            `throw ${relic}`,
            `swap ${relic} ${of.island}`,
          ];
          return (
            <li key={`${relic}${place}`}>
              <Thing
                class="d-tile"
                moves={asked.flatMap((notation) => moves.get(notation) ?? [])}
                wish={`take ${relic} ${of.island}`}
              >
                <RelicFace of={relic} />
              </Thing>
            </li>
          );
        })}
      </ul>
      <span class="d-scavengers">
        {of.scavengers.map((party) => (
          <Piece key={party} kind="scavenger" party={party} />
        ))}
      </span>
    </div>
  );
}
