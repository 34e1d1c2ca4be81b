import { MoveButton, Part, Thing, useHold } from "../../board";
import { say } from "../../i18n";
import type { Move } from "../../net/moment";
import { Button, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { AuctionView, LayingView, Yuan } from "../../wire/yuan";
import { clanName } from "./content";
import { boundsOf, flower } from "./geometry";
import { initial } from "./naming";
import { Power } from "./Power";
import { type Line, numberOf } from "./pieces";
import { useShown } from "./shown";
import { TileCells, tileWords } from "./TileCells";
import { t } from "./texts";
import "./Setup.css";

/** The bids that were shown last. */
function lastBids(log: readonly Line[]): Line[] {
  const bids = log.filter((line) => line.what === "bid_shown");
  return bids.filter((line) => line.move === bids.at(-1)?.move);
}

interface AuctionProps {
  auction: AuctionView;
  log: readonly Line[];
}

/** The auction: the own bid, what the others bid last, and the first cities that one can win. */
export function Auction({ auction, log }: AuctionProps) {
  const { view, seats, moves } = useHold<Yuan>();
  const shown = lastBids(log);
  const bids = [...moves.values()].filter((move) => move.verb === "bid");
  const change = moves.get("change");
  return (
    <Part on="map" class="y-setup sheet" label={t("view.auction")}>
      <h3>{t("view.auction")}</h3>
      {shown.length > 0 && (
        <p class="y-bids-shown">
          {t("auction.last")}
          {shown.map((line) => (
            <span key={line.seat} data-tip={nameOfSeat(line.seat, seats)}>
              <SeatMark seat={line.seat} label={nameOfSeat(line.seat, seats)} /> {numberOf(line, "bid")}
            </span>
          ))}
        </p>
      )}
      {auction.ties > 0 && <p class="y-plan-note">{t("auction.tie")}</p>}
      {auction.bid !== null && auction.winner === null && <p>{t("auction.yours", { bid: auction.bid })}</p>}
      {bids.length > 0 && (
        <fieldset class="y-bids" aria-label={t("view.auction")}>
          {bids.map((move) => (
            <Thing key={move.notation} class="choice y-level" move={move}>
              <b>{move.words[0]}</b>
            </Thing>
          ))}
        </fieldset>
      )}
      {change && <MoveButton move={change} />}
      <h4>{t("view.founded")}</h4>
      <ul class="y-open">
        {auction.first_cities.map((city) => (
          <FirstCity key={city.clan} of={city} powers={view.options.clan_powers === true} />
        ))}
      </ul>
    </Part>
  );
}

interface FirstCityProps {
  of: AuctionView["first_cities"][number];
  /** True if the clans have powers, which make one worth more than another. */
  powers: boolean;
}

/** A first city that can be won; it is shown on the map when it is pointed at. */
function FirstCity({ of: city, powers }: FirstCityProps) {
  const { moves, seats, play } = useHold<Yuan>();
  const shown = useShown();
  const move = moves.get(`choose ${city.clan}`);
  const show = () => {
    shown.city.value = city.province;
  };
  return (
    <li class={city.taken_by === null ? "" : "y-vain"}>
      <Thing class="y-city" name={city.province} act={show}>
        <span class="y-clan-mark" data-clan={city.clan}>
          {initial(city.clan)}
        </span>
        <b>{say(clanName(city.clan))}</b> {city.province}
      </Thing>
      {move && (
        <Button kind="primary" data-move={move.notation} onClick={() => play(move)}>
          {t("auction.take")}
          <span class="spoken"> {say(move.label)}</span>
        </Button>
      )}
      {city.taken_by !== null && (
        <small>
          <SeatMark seat={city.taken_by} /> {nameOfSeat(city.taken_by, seats)}
        </small>
      )}
      {powers && (
        <p>
          <Power of={city.clan} />
        </p>
      )}
    </li>
  );
}

/** The tile that is laid and the six ways to turn it, or the own hand; then the others' hands, which are open. */
export function Laying({ laying }: { laying: LayingView }) {
  const { view, seats, seat, moves } = useHold<Yuan>();
  const rivers = view.options.rivers === true;
  const turns = [...moves.values()].filter((move) => move.verb === "turn");
  const others = laying.hands.flatMap((_, place) => {
    const one = (place + (seat ?? 0)) % laying.hands.length;
    return one === seat ? [] : [one];
  });
  // The tile that is laid is in no hand any more.
  const handOf = (one: number) => (laying.hands[one] ?? []).filter((tile) => tile !== laying.tile);
  const own = seat === null ? [] : handOf(seat);
  return (
    <Part on="map" class="y-setup y-laying sheet" label={t("view.hands")}>
      {turns.length > 0 ? (
        <>
          <h3>{t("laying.turn")}</h3>
          <ul class="y-hand y-turns">
            {turns.map((move) => (
              <li key={move.notation}>
                <Flower
                  tile={laying.tile}
                  rivers={rivers}
                  rotation={Number(move.words[0])}
                  label={tileWords(laying.tile)}
                  move={move}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        laying.tile && (
          <div class="y-now-laid">
            <Flower tile={laying.tile} rivers={rivers} label={tileWords(laying.tile)} />
            <h3>{t("laying.now")}</h3>
          </div>
        )
      )}
      {own.length > 0 && (
        <>
          <h3>{t("laying.own")}</h3>
          <ul class="y-hand">
            {own.map((tile) => (
              <li key={tile}>
                <Flower
                  tile={tile}
                  rivers={rivers}
                  label={tileWords(tile)}
                  move={moves.get(`take ${tile}`)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t("laying.others")}</h3>
      {others.map((one) => (
        <div key={one} class="y-tiles-of">
          <span>
            <SeatMark seat={one} /> {nameOfSeat(one, seats)}
          </span>
          <ul class="y-hand">
            {handOf(one).map((tile) => (
              <li key={tile}>
                <Flower tile={tile} rivers={rivers} label={tileWords(tile)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

interface FlowerProps {
  tile: string;
  rivers: boolean;
  rotation?: number;
  label: string;
  move?: Move<Yuan> | undefined;
}

const MIDDLE = { q: 0, r: 0 };

/** A tile of seven cells, small. */
function Flower({ tile, rivers, rotation = 0, label, move }: FlowerProps) {
  const box = boundsOf(flower(MIDDLE, 0), 4);
  const drawing = (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <TileCells tile={tile} at={MIDDLE} rotation={rotation} rivers={rivers} named={false} />
    </svg>
  );
  return move ? (
    <Thing class="choice y-flower" label={label} move={move} data-tip={label}>
      {drawing}
    </Thing>
  ) : (
    <span class="y-flower" role="img" aria-label={label} data-tip={label}>
      {drawing}
    </span>
  );
}
