import pile from "icon:card-pickup";
import type { VNode } from "preact";
import type { Move } from "../net/moment";
import { Dialog, Icon } from "../ui";
import { Cards } from "./Cards";
import { useHold } from "./hold";
import { Thing } from "./Thing";
import { t } from "./texts";
import "./Deck.css";

interface Props {
  /** The name by which cards say that they came from it: `deck:` and this. */
  id: string;
  icon: string;
  name: string;
  /** Its name where there is little room. */
  short: string;
  count: number;
  /** The move that draws from it. */
  move?: Move | undefined;
  /** The cards of its discard pile, the last one on top, and how one is shown. */
  discards: readonly string[];
  show(card: string): VNode;
}

/** A deck to draw from, and its discard pile to look through. */
export function Deck({ id, icon, name, short, count, move, discards, show }: Props) {
  const text = t("deck", { deck: name, count });
  return (
    <span class="deck" data-deck={id} data-source={`deck:${id}`}>
      <Thing class="deck-pile" label={text} move={move} data-tip={move ? undefined : text}>
        <span aria-hidden="true">
          <Icon of={icon} /> <span class="deck-name">{short}</span> <b>{count}</b> {move && t("draw")}
        </span>
      </Thing>
      <Thing
        class="deck-discards"
        label={`${name}. ${t("discards", { count: discards.length })}`}
        look={() => <Discards name={name} of={discards} show={show} />}
        data-tip={t("discards", { count: discards.length })}
      >
        <span aria-hidden="true">
          <Icon of={pile} /> {discards.length}
        </span>
      </Thing>
    </span>
  );
}

interface DiscardsProps {
  name: string;
  of: readonly string[];
  show(card: string): VNode;
}

function Discards({ name, of, show }: DiscardsProps) {
  return (
    <Dialog title={t("discards.of", { deck: name })} onClose={useHold().close}>
      {of.length === 0 && <p>{t("discards.none")}</p>}
      <Cards>{[...of].reverse().map(show)}</Cards>
    </Dialog>
  );
}
