import pile from "icon:card-pickup";
import { useSignal } from "@preact/signals";
import { say } from "../../i18n";
import { Dialog, Icon } from "../../ui";
import { deckEmblem } from "./emblems";
import { HandCard } from "./HandCard";
import { useHold } from "./hold";
import { Site } from "./Site";
import { t, title, word } from "./texts";

const PHASES = ["lookout", "production", "action", "cleanup"] as const;
const SOLO = ["lookout", "production", "action", "attack", "cleanup"] as const;

/** The round track, the phases, and the decks with their discard piles. */
export function Track() {
  const { view, main } = useHold();
  const own = view.players[main];
  const phases = view.seats === 1 ? SOLO : PHASES;
  return (
    <div class="s-track">
      <ol class="s-rounds" aria-label={t("round", { round: view.round, rounds: view.rounds })}>
        {Array.from({ length: view.rounds }, (_, place) => (
          <li
            key={place}
            aria-current={place + 1 === view.round ? "step" : undefined}
            data-done={place + 1 < view.round}
          >
            {place + 1}
          </li>
        ))}
      </ol>
      <ol class="s-phases">
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined}>
            {title(`phase.${phase}`)}
          </li>
        ))}
      </ol>
      <Site />
      <div class="s-decks">
        <Deck of="common" count={view.deck} discards={view.discards} />
        {own?.faction && <Deck of={own.faction} count={own.deck} discards={own.discards} />}
      </div>
    </div>
  );
}

interface DeckProps {
  of: string;
  count: number;
  discards: readonly string[];
}

/** A deck to draw from, and its discard pile to look through. */
function Deck({ of, count, discards }: DeckProps) {
  const hold = useHold();
  const open = useSignal(false);
  const move = hold.moves.get(`draw ${of}`);
  const name = title(`noun.deck.${of}`);
  const text = t("deck", { deck: name, count });
  const inside = (
    <>
      <Icon of={deckEmblem(of)} />
      {!move && <span class="s-deck-name">{word(`deck.short.${of}`)}</span>}
      <b>{count}</b>
      {move && <span>{t("draw")}</span>}
    </>
  );
  return (
    <span class="s-deck" data-deck={of} data-thing={`deck:${of}`}>
      {move ? (
        <button
          type="button"
          class="s-deck-pile s-lit"
          data-move={move.notation}
          onClick={() => hold.choose(move)}
        >
          <span class="spoken">{say(move.label)}: </span>
          {inside}
        </button>
      ) : (
        <span class="s-deck-pile" role="img" aria-label={text} data-tip={text}>
          {inside}
        </span>
      )}
      <button
        type="button"
        class="s-discards"
        aria-label={`${name}. ${t("discards", { count: discards.length })}`}
        data-tip={t("discards", { count: discards.length })}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon of={pile} />
        {discards.length}
      </button>
      {open.value && (
        <Dialog
          title={t("discards.of", { deck: name })}
          onClose={() => {
            open.value = false;
          }}
        >
          {discards.length === 0 && <p>{t("discards.none")}</p>}
          <ul class="s-cards s-skin">
            {[...discards].reverse().map((card) => (
              <HandCard key={card} of={card} />
            ))}
          </ul>
        </Dialog>
      )}
    </span>
  );
}
