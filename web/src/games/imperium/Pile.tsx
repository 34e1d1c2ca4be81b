import { Cards, Thing, useHold } from "../../board";
import { t as say } from "../../i18n";
import type { Move } from "../../net/moment";
import { Dialog, Icon } from "../../ui";
import type { Imperium } from "../../wire/imperium";
import { HeldCard } from "./HeldCard";
import { amountName } from "./naming";
import { t } from "./texts";

interface Props {
  name: string;
  icon: string;
  count: number;
  /** Its cards as far as the reader may see them; undefined where nobody may look. */
  cards?: readonly string[];
  /** What stands below a card of it. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** What is worth knowing of it. */
  tip?: string;
  move?: Move<Imperium> | undefined;
  /** A token bars it until the next clean-up. */
  barred?: boolean;
  source?: string | undefined;
}

/** A pile with its number; a click looks through it where the rules allow that. */
export function PileButton({ name, icon, count, cards, notes, tip, move, barred, source }: Props) {
  const look = cards && (() => <PileDialog name={name} cards={cards} count={count} notes={notes} />);
  const many = say("pair", { name, value: amountName("card", count) });
  const text = `${many}${barred ? `. ${t("barred")}` : ""}`;
  return (
    <Thing
      class="i-stack"
      label={text}
      move={move}
      look={look}
      data-tip={tip ? `${text}. ${tip}` : text}
      data-barred={barred || undefined}
      data-source={source}
    >
      <Icon of={icon} />
      <span aria-hidden="true">{name}</span> <b aria-hidden="true">{count}</b>
    </Thing>
  );
}

interface Laid extends Pick<Props, "name" | "count" | "notes"> {
  cards: readonly string[];
}

function PileDialog({ name, cards, count, notes }: Laid) {
  const hidden = count - cards.length;
  return (
    <Dialog title={name} onClose={useHold<Imperium>().close}>
      {count === 0 && <p>{t("pile.none")}</p>}
      {hidden > 0 && <p>{t("pile.hidden", { count: hidden })}</p>}
      <div class="imperium">
        <Cards>
          {[...cards].reverse().map((card) => (
            <HeldCard key={card} of={card} note={notes?.get(card)} />
          ))}
        </Cards>
      </div>
    </Dialog>
  );
}
