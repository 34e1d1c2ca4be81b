import { Thing } from "../../board";
import { Icon, SeatMark } from "../../ui";
import type { IslandView, PlaceView, SlumView } from "../../wire/daimyo";
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
  const name = book.name(`island_${of.island}`);
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
                influence: one.influence,
                scores: one.scores,
              })}
            >
              <SeatMark seat={one.party} label={partyName(seats, one.party, view)} />
              <b>{one.influence}</b>
              {one.scores > 0 && <small>+{one.scores}</small>}
            </li>
          ))}
          {of.majority.length === 0 && <li class="none">{t("majority.none")}</li>}
        </ul>
      </header>
      <ul class="d-places" aria-label={t("places")}>
        {of.places.map((place) => (
          <li key={place.place}>
            <Place of={place} />
          </li>
        ))}
      </ul>
      <div class="d-island-foot">
        <ul class="d-slums" aria-label={t("slums")}>
          {of.slums.map((slum) => (
            <li key={slum.slum}>
              <Slum of={slum} />
            </li>
          ))}
        </ul>
        <ul class="d-altars" aria-label={t("altars")}>
          {of.altars.map((altar) => (
            <li key={altar.altar}>
              <Thing
                class="d-altar"
                moves={named(["altar"], altar.altar)}
                label={t("altar.of", { value: altar.value })}
                data-tip={t("altar.of", { value: altar.value })}
              >
                {altar.relic_of === null ? (
                  <b>{altar.value}</b>
                ) : (
                  <SeatMark seat={altar.relic_of} label={partyName(seats, altar.relic_of, view)} />
                )}
              </Thing>
            </li>
          ))}
        </ul>
        <Land of={of} />
      </div>
    </section>
  );
}

/** A production place: what it yields, the governor's round slot and the square one of a building. */
function Place({ of }: { of: PlaceView }) {
  const { named, view, seats } = useTable();
  const good = goodName(of.yields);
  const label = [
    t("place.of", { good }),
    of.governor === null ? "" : t("place.governor", { name: partyName(seats, of.governor, view) }),
  ].filter(Boolean);
  return (
    <Thing
      class="d-place"
      name={of.place}
      moves={named(ON_PLACE, of.place)}
      wish={`governor ${of.place}`}
      label={label.join(", ")}
      data-thing={of.place}
    >
      <span class="d-yield" style={{ "--c": `var(--sign-${of.yields})` }} data-tip={good}>
        <Icon of={goodEmblem(of.yields)} />
      </span>
      <span class="d-slot d-slot-round">
        {of.governor !== null && <Piece kind="governor" party={of.governor} />}
      </span>
      <span class="d-slot d-slot-square">
        {of.builder !== null && (
          <Piece kind={of.building === "tower" ? "tower" : "farm"} party={of.builder} />
        )}
      </span>
    </Thing>
  );
}

/** A slot of the slums and what it pays. */
function Slum({ of }: { of: SlumView }) {
  const { named } = useTable();
  return (
    <Thing
      class="d-slum"
      moves={named(ON_SLUM, of.slum)}
      wish={`shadow ${of.slum}`}
      label={t("slum.of", { gold: of.gold })}
      data-tip={t("slum.of", { gold: of.gold })}
    >
      {of.shadow === null ? (
        <>
          <Icon of={pieces.shadow} /> <b>{of.gold}</b>
        </>
      ) : (
        <Piece kind="shadow" party={of.shadow} />
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
          const asked = [`take ${relic} ${of.island}`, `throw ${relic}`, `swap ${relic} ${of.island}`];
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
