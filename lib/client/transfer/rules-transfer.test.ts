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

it("importing exported house rules restores them, and a second import changes nothing", async () => {
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

it("importing house rules keeps changes made here since and adds no duplicates", async () => {
  const store = memoryStore();
  await store.saveRules({ ...sunday, name: "Sundays" });
  expect(await carryOutRules(sunday, store)).toEqual({ verdict: { type: "other" } });
  expect(await store.rules()).toEqual([{ ...sunday, name: "Sundays" }]);
  expect(await planRules({ ...sunday, id: newId(), name: "Sundays" }, store)).toEqual({ type: "same" });
});

it("importing house rules says why they were not written", async () => {
  const full = { ...memoryStore(), saveRules: async () => ({ ok: false, error: "full" }) as const };
  expect(await carryOutRules(sunday, full)).toEqual({ verdict: { type: "new" }, failed: "full" });
  const unread = { ...memoryStore(), rules: async () => undefined };
  expect(await carryOutRules(sunday, unread)).toEqual({ verdict: { type: "new" }, failed: "closed" });
});

it("an archive without house rules has no list of them, and none are read from it", () => {
  const archive = archiveOf([], false);
  expect(archive).not.toHaveProperty("rules");
  expect(read(archive).rules).toEqual([]);
});

it.each([
  ["an item that is not an object", 7, [""]],
  ["an item without an id", { ...sunday, id: undefined }, ["/id"]],
  ["an item with a malformed id", { ...sunday, id: "x" }, ["/id"]],
  ["an item of an unknown game", { ...sunday, game: "whist" }, ["/game"]],
  ["an item with a wrong option", { ...sunday, options: { target: "many" } }, ["/options/target"]],
  ["an item with an unknown field", { ...sunday, players: [] }, ["/players"]],
])(
  "%s in the list of house rules is reported with its path, and the others are read",
  (_what, damaged, paths) => {
    const [faulty, good] = read({ ...archiveOf([], false), rules: [damaged, sunday] }).rules;
    if (!faulty || faulty.ok) throw new Error("it was read");
    expect(faulty.error.map(({ path }) => path)).toEqual(
      expect.arrayContaining(paths.map((path) => `/rules/0${path}`)),
    );
    expect(good).toEqual({ ok: true, value: sunday });
  },
);

it("house rules that are in a file twice are reported", () => {
  const [, twice] = read({ ...archiveOf([], false), rules: [sunday, sunday] }).rules;
  expect(twice).toMatchObject({ ok: false, error: [{ code: "rules-twice", path: "/rules/1/id" }] });
});
