import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../../src/i18n";
import { OptionField } from "../../src/pages/setup/OptionField";
import { hasSolo } from "../../src/table/open";
import type { GameInfo, OptionInfo } from "../../src/wire/messages";

beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

const name = (text: string) => ({ en: text, fr: text });
const LEVEL: OptionInfo = {
  name: "level",
  label: name("Level"),
  values: ["low", "high"],
  value_labels: [name("Low"), name("High")],
  value_texts: [name("It sleeps."), name("It never sleeps.")],
  seats: [1],
  default: "low",
  rule: "IMP-O04",
  text: name("Two levels."),
};

test("an option tells what the chosen value means, or what its rule says", () => {
  const changed = vi.fn();
  const { container, rerender } = render(<OptionField option={LEVEL} value="low" onChange={changed} />);
  expect(container.textContent).toContain("It sleeps.");
  expect(container.textContent).not.toContain("Two levels.");
  fireEvent.change(screen.getByLabelText("Level"), { target: { value: "1" } });
  expect(changed).toHaveBeenCalledWith("high");
  rerender(<OptionField option={LEVEL} value="high" onChange={changed} />);
  expect(container.textContent).toContain("It never sleeps.");
  rerender(<OptionField option={{ ...LEVEL, value_texts: [] }} value="high" onChange={changed} />);
  expect(container.textContent).toContain("Two levels.");
});

test("a game for one and for several can be begun alone", () => {
  const game = (seats: number[], usual: number) => ({ seats, usual_seats: usual }) as GameInfo;
  expect(hasSolo(game([1, 2, 3], 2))).toBe(true);
  expect(hasSolo(game([2, 3], 2))).toBe(false);
  expect(hasSolo(game([1], 1))).toBe(false);
});
