import five from "icon:dice-six-faces-five";
import four from "icon:dice-six-faces-four";
import one from "icon:dice-six-faces-one";
import six from "icon:dice-six-faces-six";
import three from "icon:dice-six-faces-three";
import two from "icon:dice-six-faces-two";
import { Thing } from "../../board";
import { Icon } from "../../ui";
import type { CivView, SlotView } from "../../wire/imperium";
import { cardOf, groundOf } from "./content";
import { cardEmblem, exhaustEmblem, nationEmblem } from "./emblems";
import { CardInspect } from "./Inspect";
import { cardName } from "./naming";
import { t } from "./texts";
import "./CivSlots.css";

const FACES = [one, two, three, four, five, six];

/** The slots of the C.I.V. from left to right, each under its marker, and the die where it fell. */
export function CivSlots({ of }: { of: CivView }) {
  const under = of.slots.some((slot) => slot.slot === of.die);
  return (
    <ol class="i-slots" aria-label={t("civ.slots")}>
      {of.slots.map((slot) => (
        <li key={slot.slot} class="i-slot-of">
          <SlotCard of={slot} civ={of} />
          <b class="i-marker" aria-hidden="true">
            {slot.slot}
          </b>
          {slot.slot === of.die && <Die of={of} />}
        </li>
      ))}
      {of.die > 0 && !under && (
        <li class="i-slot-beside">
          <Die of={of} />
        </li>
      )}
    </ol>
  );
}

function Die({ of }: { of: CivView }) {
  const text = t(of.die > 5 ? "civ.die.six" : "civ.die", { die: of.die });
  return (
    <span class="i-die" data-tip={text}>
      <Icon of={FACES[of.die - 1] ?? one} />
      <span class="spoken">{text}</span>
    </span>
  );
}

/** What lies in a slot, in words. */
function saidOf({ slot, filled, card, blocked }: SlotView, civ: CivView): string {
  if (blocked) return t("civ.slot.blocked", { slot });
  if (card) return t("civ.slot.known", { slot, card: cardName(card) });
  if (filled) return t("civ.slot.down", { slot });
  return t(civ.aside && civ.die === slot ? "civ.slot.aside" : "civ.slot.none", { slot });
}

/** The card of a slot: face down, or open where the reader knows it. */
function SlotCard({ of, civ }: { of: SlotView; civ: CivView }) {
  const { card } = of;
  const text = saidOf(of, civ);
  const aside = civ.aside && civ.die === of.slot;
  if (card) {
    return (
      <Thing
        class="i-back i-back-known"
        label={text}
        look={() => <CardInspect of={card} />}
        data-tip={text}
        style={{ "--ground": groundOf(cardOf(card)) }}
      >
        <Icon of={cardEmblem(card)} />
      </Thing>
    );
  }
  const kind = of.blocked ? "blocked" : of.filled ? "down" : aside ? "aside" : "none";
  return (
    <span class="i-back" data-kind={kind} data-tip={text}>
      {of.blocked && <Icon of={exhaustEmblem} />}
      {(of.filled || aside) && <Icon of={nationEmblem(civ.nation)} />}
      <span class="spoken">{text}</span>
    </span>
  );
}
