import { beforeAll, vi } from "vitest";

/** What jsdom lacks: it lays nothing out, so nothing changes its size. */
export function withoutLayout(): void {
  beforeAll(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
}
