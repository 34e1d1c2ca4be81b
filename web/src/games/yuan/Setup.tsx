import { say } from "../../i18n";
import { Button, SeatMark } from "../../ui";
import type { Line, Move, SeatInfo } from "../../wire/messages";
import type { AuctionView, LayingView } from "../../wire/yuan";
import { clanName } from "./content";
import { boundsOf, flower } from "./geometry";
import { TileCells, tileWords } from "./LandMap";
import { initial, seatName } from "./naming";
import { Power } from "./Power";
import { numberOf } from "./pieces";
import { t } from "./texts";

interface Common {
  seats: readonly SeatInfo[];
  seat: number | null;
  moves: ReadonlyMap<string, Move>;
  play(move: Move): void;
}

interface AuctionProps extends Common {
  auction: AuctionView;
  /** True if the clans have powers, which make one worth more than another. */
  powers: boolean;
  log: readonly Line[];
  /** Point at a first city, and look at it on the map. */
  point(province: string | null): void;
  show(province: string): void;
}

/** The bids that were shown last. */
function lastBids(log: readonly Line[]): Line[] {
  const bids = log.filter((line) => line.what === "bid_shown");
  return bids.filter((line) => line.move === bids.at(-1)?.move);
}

/** The auction: the own bid, what the others bid last, and the first cities that one can win. */
export function Auction({ auction, powers, log, seats, moves, play, point, show }: AuctionProps) {
  const shown = lastBids(log);
  const bids = [...moves.values()].filter((move) => move.verb === "bid");
  const change = moves.get("change");
  return (
    <section class="y-setup" aria-label={t("auction")}>
      <h3>{t("auction")}</h3>
      {shown.length > 0 && (
        <p class="y-bids-shown">
          {t("auction.last")}
          {shown.map((line) => (
            <span key={line.seat} data-tip={seatName(seats, line.seat)}>
              <SeatMark seat={line.seat} label={seatName(seats, line.seat)} /> {numberOf(line, "bid")}
            </span>
          ))}
        </p>
      )}
      {auction.ties > 0 && <p class="y-plan-note">{t("auction.tie")}</p>}
      {auction.bid !== null && auction.winner === null && <p>{t("auction.yours", { bid: auction.bid })}</p>}
      {bids.length > 0 && (
        <div class="y-bids" role="group" aria-label={t("auction")}>
          {bids.map((move) => (
            <button
              key={move.notation}
              type="button"
              class="y-level y-lit"
              data-move={move.notation}
              aria-label={say(move.label)}
              onClick={() => play(move)}
            >
              <b>{move.words[0]}</b>
            </button>
          ))}
        </div>
      )}
      {change && (
        <Button data-move={change.notation} onClick={() => play(change)}>
          {say(change.label)}
        </Button>
      )}
      <h4>{t("auction.open")}</h4>
      <ul class="y-open">
        {auction.first_cities.map((city) => {
          const move = moves.get(`choose ${city.clan}`);
          return (
            <li
              key={city.clan}
              class={city.taken_by === null ? "" : "y-vain"}
              onPointerEnter={(event) => event.pointerType !== "touch" && point(city.province)}
              onPointerLeave={(event) => event.pointerType !== "touch" && point(null)}
            >
              <button type="button" class="y-city" onClick={() => show(city.province)}>
                <span class="y-clan-mark" data-clan={city.clan}>
                  {initial(city.clan)}
                </span>
                <b>{say(clanName(city.clan))}</b> {city.province}
              </button>
              {move && (
                <Button kind="primary" data-move={move.notation} onClick={() => play(move)}>
                  {t("auction.take")}
                  <span class="spoken"> {say(move.label)}</span>
                </Button>
              )}
              {city.taken_by !== null && (
                <small>
                  <SeatMark seat={city.taken_by} /> {seatName(seats, city.taken_by)}
                </small>
              )}
              {powers && (
                <p>
                  <Power of={city.clan} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface LayingProps extends Common {
  laying: LayingView;
  /** True if the rivers on tiles count. */
  rivers: boolean;
  rotation: number;
  turn(rotation: number): void;
}

/** The tile that is laid and the six ways to turn it, or the own hand; then the others' hands, which are open. */
export function Laying({ laying, rivers, seats, seat, moves, play, rotation, turn }: LayingProps) {
  const turns = [...moves.values()].filter((move) => move.verb === "turn");
  const others = laying.hands.flatMap((_, place) => {
    const one = (place + (seat ?? 0)) % laying.hands.length;
    return one === seat ? [] : [one];
  });
  // The tile that is laid is in no hand any more.
  const handOf = (one: number) => (laying.hands[one] ?? []).filter((tile) => tile !== laying.tile);
  const own = seat === null ? [] : handOf(seat);
  return (
    <section class="y-setup y-laying" aria-label={t("laying")}>
      {turns.length > 0 ? (
        <>
          <h3>{t("laying.turn")}</h3>
          <ul class="y-hand y-turns">
            {turns.map((move) => {
              const way = Number(move.words[0]);
              return (
                <li key={move.notation}>
                  <Flower
                    tile={laying.tile}
                    rivers={rivers}
                    rotation={way}
                    label={say(move.label)}
                    move={move}
                    play={play}
                    chosen={way === rotation}
                    point={() => turn(way)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        laying.tile && (
          <div class="y-now-laid">
            <Flower tile={laying.tile} rivers={rivers} rotation={0} label={tileWords(laying.tile)} />
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
                  rotation={0}
                  label={tileWords(tile)}
                  move={moves.get(`take ${tile}`)}
                  play={play}
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
            <SeatMark seat={one} /> {seatName(seats, one)}
          </span>
          <ul class="y-hand">
            {handOf(one).map((tile) => (
              <li key={tile}>
                <Flower tile={tile} rivers={rivers} rotation={0} label={tileWords(tile)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface FlowerProps {
  tile: string;
  rivers: boolean;
  rotation: number;
  label: string;
  move?: Move | undefined;
  play?(move: Move): void;
  chosen?: boolean;
  point?(): void;
}

const MIDDLE = { q: 0, r: 0 };

/** A tile of seven cells, small. */
function Flower({ tile, rivers, rotation, label, move, play, chosen = false, point }: FlowerProps) {
  const box = boundsOf(flower(MIDDLE, 0), 4);
  const drawing = (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <TileCells tile={tile} at={MIDDLE} rotation={rotation} rivers={rivers} named={false} />
    </svg>
  );
  if (!move) {
    return (
      <span class="y-flower" role="img" aria-label={label} data-tip={label}>
        {drawing}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`y-flower y-lit ${chosen ? "y-chosen" : ""}`}
      aria-label={`${say(move.label)}. ${label}`}
      data-tip={label}
      data-move={move.notation}
      onClick={() => play?.(move)}
      onFocus={point}
      onPointerEnter={point}
    >
      {drawing}
    </button>
  );
}
