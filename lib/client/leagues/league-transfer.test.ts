import { describe, expect, it } from "vitest";
import { archiveOf } from "@/lib/export/archive";
import { readFile } from "@/lib/export/read-file";
import { games } from "@/lib/games/registry";
import type { LeagueChange } from "@/lib/league/changes/registry";
import type { LeagueReply } from "@/lib/league/replies";
import { leagueReply } from "@/tests/support/league/league-reply";
import { newId, newKey } from "../random-ids";
import type { StoredLeague } from "../store/device-store";
import { memoryStore } from "../store/device-store-memory";
import { carryOutLeague, exportedLeague, planLeague } from "./league-transfer";
import type { LeagueCalls } from "./session/league-calls";

const id = newId();
const people = ["Ana", "Bo"].map((name) => ({ id: newId(), name }));
const known = leagueReply({ id, slug: "friday", currency: "EUR", version: 3, players: people });
const named = (name: string): LeagueChange => ({ change: "name", id: newId(), name });
const league = (more: Partial<StoredLeague> = {}): StoredLeague => ({
  id,
  key: newKey(),
  known,
  waiting: [],
  refused: [],
  revision: 0,
  ...more,
});

const text = (stored: StoredLeague, keys: boolean) =>
  JSON.stringify(archiveOf([], keys, [exportedLeague(stored)]));

function comingFrom(file: string) {
  const read = readFile(file, games, "2026-11-21T00:00:00.000Z");
  const [first] = read.ok ? read.value.leagues : [];
  if (!first?.ok) throw new Error(JSON.stringify(first ?? read));
  return first.value;
}

function device(server: "has it" | "silent" = "silent") {
  const store = memoryStore();
  const calls: Pick<LeagueCalls, "read"> = {
    read: async () =>
      server === "silent" ? { outcome: "unreachable" } : { outcome: "answered", reply: known },
  };
  return { store, calls, newKey };
}

describe("a league in a file", () => {
  it("says that its key is the scorers’, in place of a keepers’ key that is no longer valid too", async () => {
    const scorer = league({ scorer: true });
    const there = device();
    await carryOutLeague(comingFrom(text(scorer, true)), there);
    expect((await there.store.leagues())[0]).toMatchObject({ key: scorer.key, scorer: true });
    const keeper = league();
    const locked = device();
    await locked.store.saveLeague({ ...keeper, locked: true });
    await carryOutLeague(comingFrom(text(scorer, true)), locked);
    expect((await locked.store.leagues())[0]).toMatchObject({ key: scorer.key, scorer: true });
    await locked.store.saveLeague({ ...scorer, locked: true, revision: 2 });
    await carryOutLeague(comingFrom(text(keeper, true)), locked);
    const [now] = await locked.store.leagues();
    expect([now?.key, now?.scorer]).toEqual([keeper.key, undefined]);
    expect((await there.store.leagues())[0]).not.toHaveProperty("locked");
  });

  it("brings its key and its waiting changes, and a second import changes nothing", async () => {
    const stored = league({ waiting: [named("A"), named("B")] });
    const there = device();
    const coming = comingFrom(text(stored, true));
    expect(await carryOutLeague(coming, there)).toEqual({ verdict: { type: "new" } });
    expect((await there.store.leagues())[0]).toMatchObject({
      key: stored.key,
      known,
      waiting: stored.waiting,
    });
    expect(await carryOutLeague(coming, there)).toEqual({ verdict: { type: "same" } });
    // Changes that were sent since do not come back.
    const [now] = await there.store.leagues();
    if (now) await there.store.saveLeague({ ...now, waiting: [] });
    expect(await carryOutLeague(coming, there)).toEqual({ verdict: { type: "same" } });
  });

  it("adds the changes of another device to the same league here", async () => {
    const there = device();
    await there.store.saveLeague(league({ waiting: [named("A")] }));
    const coming = comingFrom(text(league({ waiting: [named("B")] }), false));
    expect(await carryOutLeague(coming, there)).toEqual({ verdict: { type: "more", changes: 1 } });
    expect((await there.store.leagues())[0]?.waiting).toHaveLength(2);
    expect((await planLeague(coming, there)).verdict).toEqual({ type: "same" });
  });

  it("brings house rules, waiting ones too, and is read without the fields of a later version", async () => {
    const sunday = { name: "Sunday", game: "count", options: { preset: "dominican", target: 150 } };
    const waiting: LeagueChange[] = [{ change: "rules", id: newId(), rules: newId(), ...sunday }];
    const rules = [{ id: newId(), ...sunday, name: "Monday" }];
    const stored = league({ known: { ...known, rules }, waiting });
    const fresh = device();
    await carryOutLeague(comingFrom(text(stored, true)), fresh);
    expect((await fresh.store.leagues())[0]).toMatchObject({ known: { rules }, waiting });
    const later = league({ known: { ...known, rules, attendance: [] } as LeagueReply });
    expect(comingFrom(text(later, true)).known).toEqual({ ...known, rules });
    expect(comingFrom(text(league(), true)).known).toEqual(known);
  });

  it("brings the key that is to replace the old one, and the changes that the server refused", async () => {
    const refused = [
      { change: named(""), code: "name", path: "/name", params: { most: 60 } },
      { change: named("Z"), message: "What an earlier version wrote down." },
    ];
    const stored = league({ next: newKey(), refused });
    const file = text(stored, true);
    const fresh = device();
    expect((await carryOutLeague(comingFrom(file), fresh)).verdict.type).toBe("new");
    const [first] = await fresh.store.leagues();
    expect(first).toMatchObject({ key: stored.key, next: stored.next, refused });
    // Once dismissed, a refusal in the file does not come back.
    if (first) await fresh.store.saveLeague({ ...first, refused: [] });
    expect(await carryOutLeague(comingFrom(file), fresh)).toEqual({ verdict: { type: "same" } });

    const there = device();
    await there.store.saveLeague(league({ key: stored.key }));
    const keyOnly = comingFrom(text({ ...stored, refused: [] }, true));
    expect((await carryOutLeague(keyOnly, there)).verdict).toEqual({ type: "key" });
    expect((await there.store.leagues())[0]).toMatchObject({ key: stored.key, next: stored.next });
    expect((await planLeague(comingFrom(file), there)).verdict).toEqual({ type: "more", changes: 2 });
    // A device whose key differs, or is being replaced by another one, keeps it.
    for (const more of [{ key: stored.key, next: newKey() }, { key: newKey() }, { key: stored.next ?? "" }]) {
      const other = device();
      await other.store.saveLeague(league(more));
      expect((await planLeague(keyOnly, other)).verdict).toEqual({ type: "same" });
    }
  });

  it("contains neither key if exported without keys, but does contain refused changes", () => {
    const refused = [{ change: named(""), message: "A name has 1 to 60 characters." }];
    const stored = league({ next: newKey(), refused });
    const file = text(stored, false);
    expect([stored.key, stored.next ?? ""].filter((key) => file.includes(key))).toEqual([]);
    expect(comingFrom(file).refused).toEqual(refused);
  });

  it("brings its key to a device whose own key the server no longer accepts", async () => {
    const there = device();
    await there.store.saveLeague(league({ locked: true, waiting: [named("A")] }));
    const stored = league();
    const without = comingFrom(text(stored, false));
    expect((await carryOutLeague(without, there)).verdict.type).toBe("same");
    expect((await carryOutLeague(comingFrom(text(stored, true)), there)).verdict.type).toBe("key");
    const [now] = await there.store.leagues();
    expect(now).toMatchObject({ key: stored.key, waiting: [{ name: "A" }] });
    expect(now?.locked).toBeUndefined();
  });

  it("is stored without a key only if no server has it", async () => {
    expect((await planLeague(comingFrom(text(league(), false)), device())).verdict.type).toBe("no-key");
    const create = { protocol: 1 as const, id, name: "Friday", players: people };
    const unmade = comingFrom(text(league({ create }), false));
    expect((await planLeague(unmade, device())).verdict.type).toBe("new");
    expect((await planLeague(unmade, device("has it"))).verdict.type).toBe("no-key");
  });

  it("is reported with its path if it is damaged, and the other leagues are read", () => {
    const good = exportedLeague(league());
    const file = { ...archiveOf([], true, [good, good]), games: [] };
    const bad = { ...good, id: newId(), waiting: [{ change: "fly", id: newId() }] };
    const read = readFile(JSON.stringify({ ...file, leagues: [good, good, bad] }), games, "");
    const paths = read.ok ? read.value.leagues.map((each) => (each.ok ? "ok" : each.error[0]?.path)) : [];
    expect(paths).toEqual(["ok", "/leagues/1/id", "/leagues/2/waiting/0"]);
  });
});
