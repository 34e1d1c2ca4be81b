import { Deck, Steps } from "../../board";
import { deckEmblem } from "./emblems";
import { HandCard } from "./HandCard";
import { Site } from "./Site";
import { useTable } from "./table";
import { t, title, word } from "./texts";
import "./Track.css";

const PHASES = ["lookout", "production", "action", "cleanup"] as const;
const SOLO = ["lookout", "production", "action", "attack", "cleanup"] as const;

/** The round track, the phases, and the decks with their discard piles. */
export function Track() {
  const { view, main } = useTable();
  const own = view.players[main];
  const phases: readonly string[] = view.seats === 1 ? SOLO : PHASES;
  return (
    <div class="s-track">
      <Steps
        kind="rounds"
        label={t("round", { round: view.round, rounds: view.rounds })}
        of={Array.from({ length: view.rounds }, (_, place) => place + 1)}
        at={view.round - 1}
      />
      <Steps
        kind="phases"
        of={phases.map((phase) => title(`phase.${phase}`))}
        at={phases.indexOf(view.phase)}
      />
      <Site />
      <div class="decks">
        <FactionDeck of="common" count={view.deck} discards={view.discards} />
        {own?.faction && <FactionDeck of={own.faction} count={own.deck} discards={own.discards} />}
      </div>
    </div>
  );
}

interface DeckProps {
  of: string;
  count: number;
  discards: readonly string[];
}

function FactionDeck({ of, count, discards }: DeckProps) {
  const { moves } = useTable();
  return (
    <Deck
      id={of}
      icon={deckEmblem(of)}
      name={title(`noun.deck.${of}`)}
      short={word(`deck.short.${of}`)}
      count={count}
      move={moves.get(`draw ${of}`)}
      discards={discards}
      show={(card) => <HandCard key={card} of={card} still />}
    />
  );
}
