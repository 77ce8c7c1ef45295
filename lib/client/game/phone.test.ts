import { expect, it, vi } from "vitest";
import { freshLocalStorage } from "@/tests/support/local-storage";
import { newId } from "../random-ids";
import { marked, originOf } from "./phone";

freshLocalStorage();

it("an entry of this phone is known as its own in its game, and one of another phone is not", () => {
  const now = Date.now();
  const mine = marked(newId(now), "game", now);
  expect(originOf("game", mine)).toBe("here");
  expect(originOf("another", mine)).toBeUndefined();
  expect(originOf("game", newId(now + 60_000))).toBe("elsewhere");
});

it("nothing is known about entries that are older than the mark, or where nothing can be stored", () => {
  const now = Date.now();
  const before = `${newId(now).replace(/^.{13}/, "01800000-0000")}`;
  marked(newId(now), "game", now);
  expect(originOf("game", before)).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  const id = newId(now);
  expect(marked(id, "game", now)).toBe(id);
  expect(originOf("game", id)).toBeUndefined();
});
