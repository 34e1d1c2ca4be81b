import { say } from "../../i18n";
import type { AnyGame } from "../../net/moment";
import { SeatName } from "../../ui/SeatName";
import type { BoardProps } from "../board";
import { fieldOfSeats, type Json, type JsonObject, labelOf } from "./shape";
import { Fields, Naming } from "./Value";
import "./generic.css";

/** A view of which nothing is known. */
interface Shown extends AnyGame {
  view: JsonObject;
}

/** A table that plays any game: what lies in the middle, then every seat's side. */
export function Generic({ view, seat, seats, words }: BoardProps<Shown>) {
  const field = fieldOfSeats(view, seats.length);
  const sides = field ? (view[field] as Json[]) : [];
  // The reader's own side comes first, then the others in the order of play.
  const order = seats.map((_, place) => (place + (seat ?? 0)) % seats.length);
  return (
    <Naming.Provider value={{ words, seats }}>
      <div class="generic">
        <section class="generic-middle">
          <Fields value={view} top without={field ?? ""} />
        </section>
        {field && (
          <section class="generic-sides" aria-label={say(labelOf(words, field))}>
            {order.map((one) => (
              <article key={one} class={one === seat ? "generic-side own" : "generic-side"}>
                <h3>
                  <SeatName seat={one} seats={seats} />
                </h3>
                <Fields value={sides[one] as JsonObject} />
              </article>
            ))}
          </section>
        )}
      </div>
    </Naming.Provider>
  );
}
