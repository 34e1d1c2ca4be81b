import { Counter, Fact, Opponent as Side } from "../../board";
import type { PlayerView } from "../../wire/daimyo";
import { ClanBoard } from "./ClanBoard";
import { buildingOf, colourOf, GOODS, pipsOf } from "./content";
import { Die } from "./Die";
import { goodEmblem, pieces } from "./emblems";
import { amountName, partyName } from "./naming";
import { RelicFace } from "./Pieces";
import { ClanStanding } from "./Standing";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Opponent.css";

// Whose doing the log says it is.
const EMPIRE = -2;
const MERCENARIES = -3;

/** Another party: goods, dice and relics in short, until its clan board is opened in its place. */
export function Rival({ of }: { of: PlayerView }) {
  const { view, seats } = useTable();
  const played = of.party < view.seats;
  const name = partyName(seats, of.party, view);
  return (
    <Side
      seat={of.party}
      automa={played ? undefined : { doer: view.seats === 1 ? EMPIRE : MERCENARIES, name }}
      label={t("clan.of", { name })}
      head={<ClanStanding of={of} />}
    >
      {(open) => (open && played ? <ClanBoard of={of} /> : <Brief of={of} played={played} />)}
    </Side>
  );
}

type Kind = "governor" | "shadow" | "farm" | "tower";

/** How many pieces a party has on the islands, by kind. */
const counts = (of: PlayerView): [Kind, number][] => [
  ["governor", of.governors],
  ["shadow", of.shadows],
  ...of.sites.map((site): [Kind, number] => [buildingOf(site.board), site.built.length]),
];

/** A party in short; mercenaries and empire own gold only. */
function Brief({ of, played }: { of: PlayerView; played: boolean }) {
  const { moves } = useTable();
  return (
    <div class="d-brief">
      <ul class="counters counters-small" aria-label={t("stock")}>
        {(played ? GOODS : ["gold"]).map((good) => (
          <Counter
            key={good}
            of={good}
            icon={goodEmblem(good)}
            name={amountName(good, of.stock[good] ?? 0)}
            count={of.stock[good] ?? 0}
            tip={amountName(good, of.stock[good] ?? 0)}
            move={moves.get(`steal ${good} ${of.party}`)}
          />
        ))}
      </ul>
      <span class="d-brief-dice" data-tip={t("sum", { sum: of.dice_sum })}>
        {of.spaces.map((one, place) => (
          <Die key={place} colour={colourOf(one.die)} value={pipsOf(one.die)} />
        ))}
      </span>
      <span class="d-brief-relics">
        {of.relics.map((relic) => (
          <RelicFace key={relic} of={relic} />
        ))}
      </span>
      <span class="d-brief-pieces">
        {counts(of).map(([kind, count]) => (
          <Fact
            key={kind}
            icon={pieces[kind]}
            text={t("piece.count", { piece: word(`piece.${kind}`), count })}
          >
            {count}
          </Fact>
        ))}
        <span>{t("markers.short", { count: of.markers })}</span>
      </span>
    </div>
  );
}
