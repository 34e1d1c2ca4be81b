import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generic } from "../../src/games/generic";
import { lang } from "../../src/i18n";
import { SeatField } from "../../src/pages/setup/SeatField";
import { clock } from "../../src/pages/table/countdown";
import { DecisionBar } from "../../src/pages/table/DecisionBar";
import { Invitation } from "../../src/pages/table/Invitation";
import { asksName, Newcomer } from "../../src/pages/table/NameForm";
import { PlayersBar } from "../../src/pages/table/PlayersBar";
import { invite } from "../../src/table/invite";
import { againstBots, ownName } from "../../src/table/open";
import { recentTables } from "../../src/table/recent";
import { TableStore } from "../../src/table/store";
import { TablePrimer } from "../../src/teaching/TablePrimer";
import { exchange, type Line } from "./line";
import { moment, name, seat } from "./situations";

let store: TableStore;
let far: Line;

beforeEach(() => {
  localStorage.clear();
  lang.value = "en";
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
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

test("whoever has just left is waited for, in everybody's sight, before a bot may play", async () => {
  vi.useFakeTimers();
  far.now(moment(1, { seats: [seat(0), seat(1, { here: false, grace: 90 })] }));
  const { container } = render(<PlayersBar store={store} />);
  expect(container.textContent).toContain("away, 1:30");
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(container.textContent).toContain("away, 0:30");
  const faces = () => [...container.querySelectorAll<HTMLElement>(".popover > button")];
  await act(async () => void fireEvent.click(faces()[1] as Element));
  expect(screen.queryByRole("button", { name: /let a bot play/ })).toBeNull();
  expect(container.textContent).toContain("a bot may play in 0:30");
  act(() => {
    vi.advanceTimersByTime(31_000);
  });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Away: let a bot play" })));
  expect(far.heard.at(-1)).toMatchObject({ type: "hand_over", seat: 1 });
  expect(far.heard.at(-1)).not.toHaveProperty("bot");
});

test("who only looks on cannot let a bot play", () => {
  const { lines, open } = exchange();
  const watching = new TableStore("abc", null, open);
  lines[0]?.welcome(null);
  lines[0]?.now(moment(1, { seats: [seat(0), seat(1, { here: false, grace: 0 })] }));
  const { container } = render(<PlayersBar store={watching} />);
  expect(container.querySelectorAll("button")).toHaveLength(0);
  watching.close();
});

test("a wait is written as a clock shows it", () => {
  expect([clock(5), clock(75), clock(3600), clock(86399)]).toEqual(["0:05", "1:15", "1:00:00", "23:59:59"]);
});

test("the primer waits for the name and for the invitation, and never lies over them", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  far.now(moment(1, { seats: [seat(0, { name: "" }), seat(1)] }));
  store.newcomer.value = true;
  render(<TablePrimer store={store} game="founders" face={generic} />);
  await act(async () => undefined);
  expect(asksName(store)).toBe(true);
  expect(document.querySelector("dialog")).toBeNull();
  await act(async () => {
    invite.value = true;
    store.newcomer.value = false;
  });
  expect(document.querySelector("dialog")).toBeNull();
  await act(async () => {
    invite.value = false;
  });
  expect(document.querySelector("dialog")).not.toBeNull();
});

test("who comes by a friend's link to a seat without a name is asked for one", async () => {
  ownName.value = "Zoé";
  far.now(moment(1, { seats: [seat(0, { name: "" }), seat(1)] }));
  store.newcomer.value = true;
  const { container } = render(<Newcomer store={store} />);
  expect(container.textContent).toContain("What should the others call you?");
  expect((container.querySelector("input") as HTMLInputElement).value).toBe("Zoé");
  await act(async () => void fireEvent.submit(container.querySelector("form") as Element));
  expect(far.heard.at(-1)).toMatchObject({ type: "rename", name: "Zoé" });
  expect(container.textContent).toBe("");
});

test("who opened the table, or has a name already, is not asked", () => {
  far.now(moment(1, { seats: [seat(0, { name: "" }), seat(1)] }));
  const { container, rerender } = render(<Newcomer store={store} />);
  expect(container.textContent).toBe("");
  store.newcomer.value = true;
  act(() => far.now(moment(2, { seats: [seat(0, { name: "Ana" }), seat(1)] })));
  rerender(<Newcomer store={store} />);
  expect(container.textContent).toBe("");
});

test("the links of a table can be had at any time, the own one too", () => {
  far.now(moment(1));
  recentTables.value = [
    {
      table: "abc",
      game: "founders",
      secret: "key",
      others: [{ seat: 1, secret: "friend" }],
      names: [],
      when: 0,
      over: false,
    },
  ];
  const { container } = render(<Invitation store={store} seats={[seat(0), seat(1)]} />);
  const links = [...container.querySelectorAll("input")].map((one) => one.value.split("/t/")[1]);
  expect(links).toEqual(["abc#friend", "abc#key"]);
});

const LEVELS = [
  { name: "quick", label: name("Quick"), text: name("Plays well."), claims: {} },
  { name: "expert", label: name("Expert"), text: name("Thinks."), claims: { yuan: name("Wins 9 of 10.") } },
];

test("a level says what it does, and what was measured of it in this game alone", () => {
  const said = ["yuan", "daimyo"].map((game) => {
    const { container } = render(
      <SeatField
        game={game}
        seat={1}
        wish={{ bot: "expert", name: "" }}
        own={false}
        bots={LEVELS}
        onChange={() => {}}
      />,
    );
    return container.querySelector("small")?.textContent;
  });
  expect(said).toEqual(["Thinks. Wins 9 of 10.", "Thinks."]);
});

test("a friend is offered as visibly as a bot", () => {
  const change = vi.fn();
  const { container } = render(
    <SeatField
      game="yuan"
      seat={1}
      wish={{ bot: "quick", name: "Livia" }}
      own={false}
      bots={LEVELS}
      onChange={change}
    />,
  );
  const [friend, bot] = [...container.querySelectorAll(".switch > button")];
  expect([friend?.textContent?.trim(), bot?.textContent?.trim()]).toEqual(["A friend", "A bot"]);
  fireEvent.click(friend as Element);
  expect(change).toHaveBeenCalledWith({ bot: null, name: "Livia" });
});

test("no two bots of the largest table have the same name", () => {
  const names = againstBots(8).map((one) => one.name);
  expect(new Set(names).size).toBe(8);
});

test("when the time is over the button stands where it says whom the table waits for", async () => {
  vi.useFakeTimers();
  const waiting = [{ seat: 1, text: "taking a tile", rule: "FOU-001" }];
  far.now(moment(1, { seats: [seat(0), seat(1, { here: false, grace: 5 })], waiting }));
  const { container } = render(<DecisionBar store={store} face={generic} />);
  const bar = () => container.querySelector(".decision-text li > .button")?.textContent;
  expect(bar()).toBeUndefined();
  act(() => {
    vi.advanceTimersByTime(6000);
  });
  expect(bar()).toContain("let a bot play");
  await act(
    async () => void fireEvent.click(container.querySelector(".decision-text li > .button") as Element),
  );
  expect(far.heard.at(-1)).toMatchObject({ type: "hand_over", seat: 1 });
});

test("no clock runs for a friend who has never come, and one who is back is not called away", () => {
  far.now(
    moment(1, {
      seats: [
        seat(0),
        seat(1, { here: false, grace: 90, came: false }),
        seat(2, { here: true, bot: "greedy", person: true }),
      ],
    }),
  );
  const { container } = render(<PlayersBar store={store} />);
  expect(container.textContent).toContain("not here yet");
  expect(container.textContent).not.toContain("away");
});
