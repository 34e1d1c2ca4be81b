import { say } from "../../i18n";
import { Button, RuleLink, SeatMark } from "../../ui";
import type { Move, SeatInfo } from "../../wire/messages";
import type { AuctionView, LayingView } from "../../wire/yuan";
import { clanName, OTHER_POWERS, POWER_RULE } from "./content";
import { boundsOf, flower } from "./geometry";
import { TileCells, tileWords } from "./LandMap";
import { initial, seatName } from "./naming";
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
}

/** The auction: the own bid, and the first cities that one can win. */
export function Auction({ auction, powers, seats, moves, play }: AuctionProps) {
  const bids = [...moves.values()].filter((move) => move.verb === "bid");
  const change = moves.get("change");
  return (
    <section class="y-setup" aria-label={t("auction")}>
      <h3>{t("auction")}</h3>
      {auction.ties > 0 && <p class="y-plan-note">{t("auction.tie")}</p>}
      {auction.bid !== null && <p>{t("auction.yours", { bid: auction.bid })}</p>}
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
          const words = (
            <>
              <span class="y-clan-mark" data-clan={city.clan}>
                {initial(city.clan)}
              </span>
              <b>{say(clanName(city.clan))}</b> {city.province}
            </>
          );
          return (
            <li key={city.clan}>
              {move ? (
                <Button kind="primary" data-move={move.notation} onClick={() => play(move)}>
                  {words}
                </Button>
              ) : (
                <span class={city.taken_by === null ? "" : "y-vain"}>{words}</span>
              )}
              {powers && <RuleLink id={POWER_RULE[city.clan] ?? OTHER_POWERS} />}
              {city.taken_by === null ? (
                <small>{t("auction.free")}</small>
              ) : (
                <small>
                  <SeatMark seat={city.taken_by} /> {seatName(seats, city.taken_by)}
                </small>
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
  rotation: number;
  turn(rotation: number): void;
}

/** The tiles that are still to be laid, in open hands, and the six ways to turn one. */
export function Laying({ laying, seats, seat, moves, play, rotation, turn }: LayingProps) {
  const turns = [...moves.values()].filter((move) => move.verb === "turn");
  const order = laying.hands.map((_, place) => (place + (seat ?? 0)) % laying.hands.length);
  return (
    <section class="y-setup" aria-label={t("laying")}>
      {laying.tile && (
        <>
          <h3>{t("laying.now")}</h3>
          {turns.length > 0 ? (
            <>
              <p class="y-plan-note">{t("laying.turn")}</p>
              <ul class="y-hand">
                {turns.map((move) => {
                  const way = Number(move.words[0]);
                  return (
                    <li key={move.notation}>
                      <Flower
                        tile={laying.tile}
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
            <ul class="y-hand">
              <li>
                <Flower tile={laying.tile} rotation={0} label={tileWords(laying.tile)} />
              </li>
            </ul>
          )}
        </>
      )}
      <h3>{t("laying")}</h3>
      {order.map((one) => (
        <div key={one} class="y-tiles-of">
          <span>
            <SeatMark seat={one} /> {seatName(seats, one)}
          </span>
          <ul class="y-hand">
            {(laying.hands[one] ?? []).map((tile) => {
              const move = one === seat ? moves.get(`take ${tile}`) : undefined;
              return (
                <li key={tile}>
                  <Flower tile={tile} rotation={0} label={tileWords(tile)} move={move} play={play} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface FlowerProps {
  tile: string;
  rotation: number;
  label: string;
  move?: Move | undefined;
  play?(move: Move): void;
  chosen?: boolean;
  point?(): void;
}

const MIDDLE = { q: 0, r: 0 };

/** A tile of seven cells, small. */
function Flower({ tile, rotation, label, move, play, chosen = false, point }: FlowerProps) {
  const box = boundsOf(flower(MIDDLE, 0), 4);
  const drawing = (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <TileCells tile={tile} at={MIDDLE} rotation={rotation} named={false} />
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
