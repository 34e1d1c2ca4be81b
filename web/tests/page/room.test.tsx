import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { useRoom } from "../../src/pages/table/room";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Bar({ asked }: { asked: boolean }) {
  return <div class="bar" ref={useRoom(asked)} />;
}

test("a bar keeps the room that a question needed while one is asked, and gives it back after the last", () => {
  const heights = [100, 60, 60, 60];
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, 0, 300, heights.shift()),
  );
  const { container, rerender } = render(<Bar asked />);
  const room = () => container.querySelector<HTMLElement>(".bar")?.style.minHeight;
  expect(room()).toBe("100px");
  rerender(<Bar asked />);
  expect(room()).toBe("100px");
  rerender(<Bar asked={false} />);
  rerender(<Bar asked />);
  expect(room()).toBe("60px");
});
