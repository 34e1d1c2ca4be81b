import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../../src/i18n";
import { SlowBot } from "../../src/pages/table/SlowBot";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { moment, name, seat } from "./situations";

const bots = ["gentle", "quick", "strong"].map((bot) => ({
  name: bot,
  label: name(bot),
  text: name(""),
  claims: {},
}));
const bot = (level: string) => seat(1, { bot: level, person: false });
const thinking = { waiting: [{ seat: 1, text: "Choose", rule: "FOU-051" }] };

let store: TableStore;
let far: Line;

beforeEach(() => {
  lang.value = "en";
  vi.useFakeTimers();
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  far = lines[0] as Line;
  far.welcome(0);
});
afterEach(() => {
  cleanup();
  store.close();
  vi.useRealTimers();
});

function waitFor(seats: ReturnType<typeof seat>[]) {
  far.now(moment(1, { ...thinking, seats }));
  const Waiting = () => (
    <SlowBot
      store={store}
      seat={store.playback.latest.value?.seats.find((one) => one.seat === 1)}
      bots={bots}
    />
  );
  const { container } = render(<Waiting />);
  const offer = () => container.querySelector("[data-testid=quicker]");
  const wait = () =>
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
  return { offer, wait };
}

test("whoever waits long for a bot is offered the next lower level", () => {
  const { offer, wait } = waitFor([seat(0), bot("strong")]);
  expect(offer()).toBeNull();
  wait();
  fireEvent.click(offer() as Element);
  expect(far.heard.at(-1)).toMatchObject({ type: "hand_over", seat: 1, bot: "quick" });
  act(() => far.now(moment(2, { ...thinking, moves: 1, seats: [seat(0), bot("quick")] })));
  wait();
  expect(offer()).toBeNull();
});

test("where others play nobody changes the level of a bot", () => {
  const { offer, wait } = waitFor([seat(0), bot("strong"), seat(2)]);
  wait();
  expect(offer()).toBeNull();
});
