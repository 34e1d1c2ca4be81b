import { CardFace } from "./CardFace";
import "./Cover.css";

// A common card, and the faction cards that it makes room for.
const CARDS = ["mill", "sphinx_1", "daimyos_castle_1"];

/** Three cards fanned out. */
export function Cover() {
  return (
    <div class="s-cover" aria-hidden="true">
      {CARDS.map((card) => (
        <CardFace key={card} of={card} />
      ))}
    </div>
  );
}
