import next from "icon:arrow-dunk";
import { Cards, Thing } from "../../board";
import { Icon, SeatMark } from "../../ui";
import { allBoards, type FactionBoard } from "./content";
import { FactionFace } from "./FactionFace";
import { HandCard } from "./HandCard";
import { partyName } from "./naming";
import { useTable } from "./table";
import { t, title } from "./texts";
import "./Lookout.css";

/** The middle of the table. */
export function Lookout() {
  const { view, main, seats } = useTable();
  const own = view.players[main];
  const active = partyName(seats, view.active, false);
  return (
    <>
      {view.round === 0 && <Factions />}
      {view.open.length > 0 && <Open />}
      {(own?.draft_size ?? 0) > 0 && <Draft />}
      {view.held.length > 0 && (
        <section class="s-middle sheet" aria-label={t("look.held")}>
          <h3>{t("look.held")}</h3>
          <Cards>
            {view.held.map((card) => (
              <HandCard key={card} of={card} />
            ))}
          </Cards>
        </section>
      )}
      {view.held.length === 0 && view.held_size > 0 && (
        <p class="s-middle sheet">{t("look.hidden", { name: active, count: view.held_size })}</p>
      )}
    </>
  );
}

/** The open cards, and who picks next. */
function Open() {
  const { view, seats, main } = useTable();
  return (
    <section class="s-middle sheet" aria-label={title("view.open")}>
      <header>
        <h3>{title("view.open")}</h3>
        {view.picks.length > 0 && view.seats > 1 && (
          <ol class="s-picks" aria-label={title("view.picks")}>
            {view.picks.map((seat, place) => (
              <li key={place} aria-current={place === 0 ? "step" : undefined} data-own={seat === main}>
                <SeatMark seat={seat} /> {partyName(seats, seat, false)}
              </li>
            ))}
          </ol>
        )}
        <p class="s-soft">{t(view.seats === 1 ? "look.virtual" : "look.left")}</p>
      </header>
      <Cards>
        {view.open.map((card) => (
          <HandCard key={card} of={card} />
        ))}
      </Cards>
    </section>
  );
}

/** The draft of the alternative lookout: everybody keeps a card and passes the others on. */
function Draft() {
  const { view, seats, main } = useTable();
  const own = view.players[main];
  if (!own) return null;
  const left = partyName(seats, (main + 1) % view.seats, false);
  const right = partyName(seats, (main + view.seats - 1) % view.seats, false);
  const second = (own.draft_size ?? 0) < 3;
  return (
    <section class="s-middle sheet" aria-label={t("look.draft")}>
      <header>
        <h3>{second ? t("draft.from", { name: right }) : t("look.draft")}</h3>
        <ul class="s-picks">
          {view.players.map((player, seat) => (
            <li key={seat} data-done={player.chosen}>
              <SeatMark seat={seat} /> {partyName(seats, seat, false)}{" "}
              <span class="s-soft">
                {player.chosen ? t("view.chosen") : t("draft.choosing", { count: player.draft_size ?? 0 })}
              </span>
            </li>
          ))}
        </ul>
        <p class="s-soft">{second ? t("draft.end") : t("draft.pass", { name: left })}</p>
      </header>
      <Cards>
        {own.draft?.map((card) => {
          const kept = own.kept === card;
          return <HandCard key={card} of={card} kept={kept} note={kept ? t("draft.kept") : undefined} />;
        })}
        {!second && (
          <li class="s-onward" aria-hidden="true">
            <Icon of={next} />
            <span>{left}</span>
          </li>
        )}
      </Cards>
    </section>
  );
}

/** The four factions, while they are chosen. */
function Factions() {
  return (
    <section class="s-middle sheet" aria-label={t("factions")}>
      <h3>{t("factions")}</h3>
      <ul class="s-factions">
        {allBoards.map((board) => (
          <Faction key={board.id} of={board} />
        ))}
      </ul>
    </section>
  );
}

function Faction({ of }: { of: FactionBoard }) {
  const { view, moves, seats } = useTable();
  const taken = view.players.findIndex((player) => player.faction === of.deck);
  return (
    <li>
      <Thing class="s-faction-thing" move={moves.get(`faction ${of.deck}`)} wish={`faction ${of.deck}`}>
        <FactionFace of={of}>
          {taken >= 0 && (
            <span class="s-soft">
              <SeatMark seat={taken} /> {t("takenBy", { name: partyName(seats, taken, false) })}
            </span>
          )}
        </FactionFace>
      </Thing>
    </li>
  );
}
