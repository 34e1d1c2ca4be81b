import { render } from "@testing-library/preact";
import type { ComponentType } from "preact";
import { vi } from "vitest";
import { type BoardProps, NO_WORDS } from "../src/games/board";
import type { AnyGame } from "../src/net/moment";

type Told<Game extends AnyGame> = Pick<BoardProps<Game>, "view" | "question" | "seats"> &
  Partial<BoardProps<Game>>;

/** A board on the screen, what was played and asked on it, and how to find things there. */
export function sitDown<Game extends AnyGame>(Board: ComponentType<BoardProps<Game>>, told: Told<Game>) {
  const play = vi.fn();
  const why = vi.fn();
  const draw = (now: Told<Game>) => (
    <Board fresh={[]} log={[]} seat={0} words={NO_WORDS} play={play} why={why} {...now} />
  );
  const { container, rerender } = render(draw(told));
  const find = (selector: string) => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const lit = () =>
    [...container.querySelectorAll("[data-move]")].map((one) => one.getAttribute("data-move"));
  const next = (now: Partial<BoardProps<Game>>) => rerender(draw(Object.assign({}, told, now)));
  return { play, why, lit, find, next, container };
}
