import { expect, it } from "vitest";
import { api } from "../api";

const ask = (method: string, path: string) => api.answer(new Request(`http://server${path}`, { method }));

it.each([
  ["/api/games", "GET, HEAD, POST, OPTIONS"],
  ["/api/games/x/entries", "POST, OPTIONS"],
  ["/api/leagues/x/players/y", "GET, HEAD, OPTIONS"],
])("the route of %s allows %s", async (path, allowed) => {
  for (const [method, status] of [
    ["OPTIONS", 204],
    ["DELETE", 405],
  ] as const) {
    const answered = await ask(method, path);
    expect([answered.status, answered.headers.get("allow")]).toEqual([status, allowed]);
  }
});

it.each(["/api", "/api/", "/api/games/", "/api/games//entries", "/api/games/x/y", "/api/Health"])(
  "no route matches %s",
  async (path) => {
    expect(api.nameOf(path)).toBeUndefined();
    expect(await (await ask("GET", path)).json()).toMatchObject({ status: 404, code: "no-such-address" });
  },
);

it.each([
  ["/api/health", "/api/health"],
  ["/api/games/x/entries", "/api/games/[id]/entries"],
  ["/api/leagues/x/games/%E0%A4%A", "/api/leagues/[id]/games/[part]"],
])("the log's name for %s is %s", (path, name) => {
  expect(api.nameOf(path)).toBe(name);
});
