import { Steps, Thing } from "../../board";
import { Icon } from "../../ui";
import { colourOf, pipsOf } from "./content";
import { Die } from "./Die";
import { pieces } from "./emblems";
import { partyName } from "./naming";
import { RelicFace } from "./Pieces";
import { Popularity } from "./Popularity";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Centre.css";

const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The central island: the round, the dice sorted by value, the village, and the black market beside it. */
export function Centre() {
  const { view, seats, moves, named } = useTable();
  const rounds = Array.from({ length: view.rounds }, (_, place) => place + 1);
  return (
    <section class="d-centre" aria-label={t("centre")}>
      <p class="d-course">
        <Steps kind="rounds" label={t("round", { round: view.round })} of={rounds} at={view.round - 1} />
        <span data-tip={t("banners")}>
          {t("banner.first", { points: view.first_banner })} ·{" "}
          {t("banner.second", { points: view.second_banner })}
        </span>
        <span class="d-helmet" data-tip={t("helmet.tip")}>
          <Icon of={pieces.helmet} /> {partyName(seats, view.helmet_holder, view)}
        </span>
      </p>
      <Popularity />
      <ul class="d-pool" aria-label={t("dice")}>
        {VALUES.map((value) => (
          <li key={value}>
            <span class="d-pool-value" aria-hidden="true">
              {value}
            </span>
            {Object.entries(view.pool)
              .filter(([die]) => pipsOf(die) === value)
              .map(([die, count]) => (
                <PoolDie key={die} of={die} count={count} />
              ))}
          </li>
        ))}
      </ul>
      <ul class="d-villagers" aria-label={t("villagers")}>
        {view.villagers.map((one) => (
          <li key={one.villager}>
            <Thing
              class="d-villager"
              moves={named(["villager"], one.villager)}
              wish={`villager ${one.villager}`}
              data-tip={t("villager.back", { face: word(`noun.face.${one.hidden_face}`) })}
            >
              {word(`noun.face.${one.face}`)}
            </Thing>
          </li>
        ))}
      </ul>
      <div class="d-black">
        <h4>
          {t("black")} <small>{t("bag", { count: view.bag })}</small>
        </h4>
        <ul>
          {view.black_market.map((relic, place) => (
            <li key={`${relic}${place}`}>
              <Thing
                class="d-tile"
                moves={[moves.get(`take ${relic} black_market`), moves.get(`buy ${relic}`)].filter(
                  (one) => one !== undefined,
                )}
                wish={`buy ${relic}`}
              >
                <RelicFace of={relic} />
              </Thing>
            </li>
          ))}
          {view.black_market.length === 0 && <li class="none">{t("none")}</li>}
          {view.drawn && (
            <li class="d-drawn">
              {t("drawn")} <RelicFace of={view.drawn} />
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** Equal dice of the pool: to be put on one's board, or given to the mercenaries or to the empire. */
function PoolDie({ of, count }: { of: string; count: number }) {
  const { question } = useTable();
  const [colour, value] = [colourOf(of), pipsOf(of)];
  const asked = question?.moves.filter(
    (move) => (move.verb === "die" || move.verb === "hire" || move.verb === "empire") && move.words[0] === of,
  );
  return (
    <Thing
      class="d-pool-die"
      moves={asked ?? []}
      wish={`die ${of} tax`}
      label={t("die.of", { colour: word(`noun.colour.${colour}`), value, count })}
    >
      {Array.from({ length: count }, (_, place) => (
        <Die key={place} colour={colour} value={value} />
      ))}
    </Thing>
  );
}
