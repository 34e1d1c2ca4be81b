import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Problem } from "../../src/net/api";
import { name } from "./situations";

function answer(status: number, body: string): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status })),
  );
}

async function problemOf(asked: Promise<unknown>): Promise<Problem> {
  const error = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
}

describe("requests", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("tell the server's own words when it refuses", async () => {
    answer(404, JSON.stringify({ status: 404, key: "no_such_table", text: name("no such table") }));
    expect(await problemOf(api.table("abc"))).toMatchObject({ status: 404, text: name("no such table") });
  });

  it("say that the server is gone when it cannot be reached", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("failed"))),
    );
    expect(await problemOf(api.library())).toMatchObject({ status: 0, key: "unreachable" });
  });

  it("do not stumble over an answer that is not JSON", async () => {
    answer(502, "<html>bad gateway</html>");
    expect(await problemOf(api.library())).toMatchObject({ status: 502 });
    answer(200, "<html>something else</html>");
    expect(await problemOf(api.library())).toMatchObject({ key: "unreadable" });
  });

  it("ask for a position as a seat saw it", async () => {
    answer(200, "{}");
    await api.frame("a/b", 12, 1, "fr");
    expect(fetch).toHaveBeenCalledWith("/api/tables/a%2Fb/frames/12?lang=fr&seat=1", undefined);
  });
});
