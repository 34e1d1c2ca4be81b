import { CardFace } from "./CardFace";
import "./Cover.css";

// A nation's leader, a region and what comes with an empire.
const CARDS = ["cl-mountain", "romans-power-a", "cl-unrest-1"];

/** Three cards fanned out. */
export function Cover() {
  return (
    <div class="i-cover imperium" aria-hidden="true">
      {CARDS.map((card) => (
        <CardFace key={card} of={card} />
      ))}
    </div>
  );
}
