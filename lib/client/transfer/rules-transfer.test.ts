import { expect, it } from "vitest";
import { archiveOf } from "@/lib/export/archive";
import { readFile } from "@/lib/export/read-file";
import { games } from "@/lib/games/registry";
import { newId } from "../random-ids";
import { memoryStore } from "../store/device-store-memory";
import { carryOutRules, planRules } from "./rules-transfer";

const now = "2026-11-23T19:30:00.000Z";
const sunday = { id: newId(), name: "Sunday", game: "count", options: { preset: "cuba", target: 100 } };

function read(document: unknown) {
  const content = readFile(JSON.stringify(document), games, now);
  if (!content.ok) throw new Error(content.error);
  return content.value;
}

it("house rules survive export and import; importing twice changes nothing", async () => {
  const archive = archiveOf([], false, [], [sunday]);
  const [rules] = read(archive).rules;
  if (!rules?.ok) throw new Error("nothing was read");
  expect(rules.value).toEqual(sunday);
  const store = memoryStore();
  expect(await carryOutRules(rules.value, store)).toEqual({ verdict: { type: "new" } });
  expect(await store.rules()).toEqual([sunday]);
  expect(await carryOutRules(rules.value, store)).toEqual({ verdict: { type: "same" } });
  expect(await store.rules()).toEqual([sunday]);
});

it("rules that were changed here stay as they are, and identical rules are not added twice", async () => {
  const store = memoryStore();
  await store.saveRules({ ...sunday, name: "Sundays" });
  expect(await carryOutRules(sunday, store)).toEqual({ verdict: { type: "other" } });
  expect(await store.rules()).toEqual([{ ...sunday, name: "Sundays" }]);
  expect(await planRules({ ...sunday, id: newId(), name: "Sundays" }, store)).toEqual({ type: "same" });
});

it("an archive without house rules has no list of them, and none are read from it", () => {
  const archive = archiveOf([], false);
  expect(archive).not.toHaveProperty("rules");
  expect(read(archive).rules).toEqual([]);
});

it.each([
  ["no object", 7, [""]],
  ["no id", { ...sunday, id: undefined }, ["/id"]],
  ["an id that is none", { ...sunday, id: "x" }, ["/id"]],
  ["an unknown game", { ...sunday, game: "whist" }, ["/game"]],
  ["a wrong option", { ...sunday, options: { target: "many" } }, ["/options/target"]],
  ["another field", { ...sunday, players: [] }, ["/players"]],
])("%s in the list is told with its place, and spoils nothing else", (_what, damaged, paths) => {
  const [faulty, good] = read({ ...archiveOf([], false), rules: [damaged, sunday] }).rules;
  if (!faulty || faulty.ok) throw new Error("it was read");
  expect(faulty.error.map(({ path }) => path)).toEqual(
    expect.arrayContaining(paths.map((path) => `/rules/0${path}`)),
  );
  expect(good).toEqual({ ok: true, value: sunday });
});

it("identical rules in a file are reported", () => {
  const [, twice] = read({ ...archiveOf([], false), rules: [sunday, sunday] }).rules;
  expect(twice).toMatchObject({ ok: false, error: [{ code: "rules-twice", path: "/rules/1/id" }] });
});
