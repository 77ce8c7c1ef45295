import { afterEach, expect, it, vi } from "vitest";
import { askedEarly, rulesAskedEarly } from "./asked-early";

const path = "/api/games/1?since=0";
const early = (answer: Promise<Response>) => vi.stubGlobal("window", { askedEarly: { path, answer } });
afterEach(() => vi.unstubAllGlobals());

it("the answer is whose that asks the same, once, and names the rules before it is read", async () => {
  early(Promise.resolve(Response.json({ game: "doubles" })));
  const rules = rulesAskedEarly();
  expect(askedEarly("/api/games/2?since=0")).toBeUndefined();
  const answer = await askedEarly(path);
  expect(await answer?.json()).toEqual({ game: "doubles" });
  expect(await rules).toBe("doubles");
  expect(askedEarly(path)).toBeUndefined();
});

it("an answer that fails or is none of a game names no rules", async () => {
  for (const answer of [Promise.reject(new TypeError("no network")), Promise.resolve(Response.json(null))]) {
    early(answer);
    expect(await rulesAskedEarly()).toBeUndefined();
  }
  vi.stubGlobal("window", {});
  expect(await rulesAskedEarly()).toBeUndefined();
});
