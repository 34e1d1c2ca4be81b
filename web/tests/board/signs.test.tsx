import { render } from "@testing-library/preact";
import { expect, it } from "vitest";
import { type Mark, Signs, spell } from "../../src/board";

const name = ({ word, count }: Mark) => (count === undefined ? word : `${count} ${word}`);

it("spells signs as words, those side by side with a comma", () => {
  const text =
    "[good:worker:2] → [good:gold:1] [good:vp:1], or a [colour:red] one of [good:wood]/[good:stone]";
  expect(spell(text, name)).toBe("2 worker → 1 gold, 1 vp, or a red one of wood/stone");
});

it("draws signs, and says the same to those who do not see them", () => {
  const draw = (mark: Mark) => <b data-word={mark.word}>{name(mark)}</b>;
  const { container } = render(<Signs of="At the end [good:gold:1] [good:vp:1] each" draw={draw} />);
  expect(container.textContent).toBe("At the end 1 gold, 1 vp each");
  expect([...container.querySelectorAll("b")].map((one) => one.dataset.word)).toEqual(["gold", "vp"]);
});

it("keeps a sign and the stop after it on one line", () => {
  const { container } = render(
    <Signs of="Pay [good:wood:2], then rest." draw={(mark) => <b>{name(mark)}</b>} />,
  );
  expect(container.querySelector(".signs-stop")?.textContent).toBe("2 wood,");
  expect(container.textContent).toBe("Pay 2 wood, then rest.");
});
