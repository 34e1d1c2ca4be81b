import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Card } from "../../src/board/Card";
import { Spoken } from "../../src/board/Thing";
import { lang } from "../../src/i18n";

beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

const title = (said: string) => {
  const { container } = render(
    <Spoken.Provider value={said}>
      <Card title="Gold Mine" emblem="" ground="red" />
    </Spoken.Provider>,
  );
  return container.querySelector(".card-title");
};

test("a card that a move names is not named twice to those who listen", () => {
  expect(title("Build Gold Mine")?.getAttribute("aria-hidden")).toBe("true");
  expect(title("Pass")?.hasAttribute("aria-hidden")).toBe(false);
});
