import { Cards, Opponent as Side } from "../../board";
import { Icon } from "../../ui";
import type { PlayerView } from "../../wire/settlers";
import type { Kind } from "./content";
import { DealsBrief } from "./Deals";
import { Empire, Foundations } from "./Empire";
import { kindEmblem } from "./emblems";
import { HandCard } from "./HandCard";
import { partyName } from "./naming";
import { Place } from "./Place";
import { EmpireStanding } from "./Standing";
import { Stock } from "./Stock";
import { useTable } from "./table";
import { t, word } from "./texts";
import "./Opponent.css";

/** Another player: all that they have in small signs, until their empire is opened in its place. */
export function Opponent({ party }: { party: number }) {
  const { view, seats, moves } = useTable();
  const of = view.players[party];
  if (!of) return null;
  return (
    <Side
      seat={party}
      label={t("empire", { name: partyName(seats, party, of.virtual) })}
      move={moves.get(`against ${party}`)}
      head={<EmpireStanding of={of} party={party} />}
    >
      {(open) =>
        open ? (
          <>
            <Empire of={of} party={party} />
            {of.hand.length > 0 && (
              <div class="s-known">
                <h4>{t("hand.known")}</h4>
                <Cards>
                  {of.hand.map((card) => (
                    <HandCard key={card} of={card} still />
                  ))}
                </Cards>
              </div>
            )}
          </>
        ) : (
          <Summary of={of} party={party} />
        )
      }
    </Side>
  );
}

/** Supply, deals and locations in little room. */
function Summary({ of, party }: { of: PlayerView; party: number }) {
  return (
    <div class="s-summary">
      <div class="s-summary-line">
        <Stock of={of} party={party} small />
        <DealsBrief of={of.deals} />
        {of.foundations.length > 0 && <Foundations of={of.foundations} />}
      </div>
      <div class="s-summary-line">
        {of.rows.map((row) => {
          const list = [...row.faction, ...row.common];
          if (list.length === 0) return null;
          const kind = word(`kind.${row.kind}`);
          return (
            <div key={row.kind} class="s-summary-row">
              <span class="s-kind" data-tip={kind}>
                <Icon of={kindEmblem(row.kind as Kind)} />
              </span>
              <ul class="s-row-places" aria-label={kind}>
                {list.map((location) => (
                  <Place key={location.card} of={location} owner={party} small />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </div>
  );
}
