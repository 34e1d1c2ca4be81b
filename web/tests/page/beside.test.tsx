import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Compose } from "../../src/games/daimyo/beside/Compose";
import { book } from "../../src/games/daimyo/texts";
import { lang } from "../../src/i18n";
import { RecentSessions } from "../../src/pages/front/RecentSessions";
import { linkOf, sessionIn, sessionOf } from "../../src/table/beside";
import type { EmpireOp } from "../../src/wire/daimyo";
import type { GameInfo } from "../../src/wire/messages";

const GAMES = [{ id: "daimyo", beside: true, title: { en: "Daimyo", fr: "Daimyo" } }] as GameInfo[];
const SESSION = { phase: "card", facts: { name: "Œdipe" }, round: 3, queue: [], answers: [] };

beforeEach(async () => {
  lang.value = "en";
  await book.open();
});
afterEach(() => {
  cleanup();
  sessionOf("daimyo").value = null;
});

test("whose choice a card leaves is said by the player, and nothing is preset", async () => {
  let told: EmpireOp[] = [];
  const { container, getByText } = render(
    <Compose
      label="Carry it out"
      onDone={(action) => {
        told = action;
      }}
    />,
  );
  const radios = [...container.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map((one) => one.checked)).toEqual([false, false]);
  const done = getByText("Carry it out").closest("button") as HTMLButtonElement;
  expect(done.disabled).toBe(true);
  await act(async () => void fireEvent.click(radios[1] as Element));
  expect(done.disabled).toBe(false);
  fireEvent.click(done);
  expect(told).toMatchObject([{ op: "e_governor", n: 1, advantage: false }]);
});

test("a game at one's own table stands among one's tables", () => {
  const { container, rerender } = render(<RecentSessions games={GAMES} />);
  expect(container.textContent).toBe("");
  sessionOf("daimyo").value = SESSION;
  rerender(<RecentSessions games={GAMES} />);
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/beside/daimyo");
  expect(container.textContent).toContain("round 3");
});

test("a link carries a session to another device, and nothing else is taken for one", () => {
  const { hash } = new URL(linkOf("daimyo", SESSION), "http://here");
  expect(sessionIn(hash)).toEqual(SESSION);
  for (const wrong of ["", "#abc", `#${btoa("[]")}`, `#${btoa('{"phase":1,"facts":{}}')}`])
    expect(sessionIn(wrong)).toBeNull();
});
