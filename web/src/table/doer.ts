import { say } from "../i18n";
import { library } from "../net/resource";
import { nameOfSeat } from "../ui/SeatName";
import type { SeatInfo } from "../wire/messages";

// Whose doing an event is: a seat, nobody, or the first opponent whom the rules play, the second one less and so on.
const NOBODY = -1;
const AUTOMA = -2;

/** What the one is called whose doing something is; nothing where the rules act by themselves. */
export function nameOfDoer(seat: number, seats: readonly SeatInfo[], game: string): string {
  if (seat > NOBODY) return nameOfSeat(seat, seats);
  if (seat === NOBODY) return "";
  const automas = library().value.value?.games.find((one) => one.id === game)?.automas;
  const name = automas?.[AUTOMA - seat];
  return name ? say(name) : "";
}
