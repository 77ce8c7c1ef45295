import { describe, expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import type { LeagueReply } from "@/lib/league/replies";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import { gameHere } from "@/tests/support/league/game-here";
import { leagueId as id, leagueReply } from "@/tests/support/league/league-reply";
import { loneSession } from "@/tests/support/league/lone-session";
import { memoryStore } from "../../store/device-store-memory";
import type { LeagueCalls } from "./league-calls";
import { updateLeague } from "./update-league";

const known = leagueReply();
const create: CreateLeagueRequest = { protocol: 1, id, name: "Friday", players: [] };
const named = (name: string): LeagueChange => ({ change: "name", id: `change-${name}`, name });

/** A server that follows the protocol: it applies all changes or none, and ignores repeats. */
function server() {
  const made: string[] = [];
  let reached = true;
  const reply = (): LeagueReply => ({
    ...known,
    slug: "friday",
    name: made.at(-1) ?? "Friday",
    version: made.length + 1,
  });
  const answer = () =>
    reached ? { outcome: "answered" as const, reply: reply() } : { outcome: "unreachable" as const };
  let rightKey = "k";
  const wrong = { outcome: "refused", code: "wrong-key", problems: [] } as const;
  const calls: Pick<LeagueCalls, "create" | "change" | "keeperKey" | "read"> = {
    create: async () => answer(),
    read: async () => answer(),
    keeperKey: async (_id, key, next) => {
      if (!reached) return answer();
      if (key !== rightKey && next !== rightKey) return wrong;
      rightKey = next;
      return answer();
    },
    change: async (_id, key, changes) => {
      if (!reached) return answer();
      if (key !== rightKey) return wrong;
      const bad = changes.findIndex((change) => change.change === "name" && change.name === "");
      if (bad >= 0) {
        const problem = { code: "name", path: `/changes/${bad}/name`, params: { most: 60 } };
        return { outcome: "refused", code: "unfit-change", problems: [problem] };
      }
      for (const change of changes) if (!made.includes(change.id)) made.push(change.id);
      return answer();
    },
  };
  return { calls, made, cut: () => (reached = false), back: () => (reached = true) };
}

async function deviceWith(calls: ReturnType<typeof server>["calls"], waiting: readonly LeagueChange[]) {
  const store = memoryStore();
  await store.saveLeague({ id, key: "k", create, known, waiting, refused: [], revision: 0 });
  return { store, ...loneSession(id, { store, calls }) };
}

it("the links that were replaced from here are replaced again whenever the league is checked", async () => {
  const { calls, back, cut } = server();
  const sent: (readonly string[])[] = [];
  let reached = false;
  const replaceLinks: LeagueCalls["replaceLinks"] = async (league, key, replace) => {
    expect([league, key]).toEqual([id, "k"]);
    sent.push(replace);
    if (!reached) return { outcome: "unreachable" };
    return { outcome: "answered", reply: { league, links: [] } };
  };
  const { store } = await deviceWith(calls, []);
  const { push, ask } = loneSession(id, { store, calls: { ...calls, replaceLinks } });
  await push();
  await ask();
  expect(sent, "none was replaced").toEqual([]);
  await updateLeague(store, id, (now) => ({ ...now, replaced: ["a", "b"] }));
  expect(await ask()).toBe("unreachable");
  reached = true;
  cut();
  expect(await ask()).toBe("unreachable");
  back();
  expect(await ask()).toBe("asked");
  expect(sent).toEqual([
    ["a", "b"],
    ["a", "b"],
  ]);
});

describe("a league that was deleted on the server", () => {
  it("keeps its waiting changes and sends them once it is restored", async () => {
    const { calls, made } = server();
    const until = "2026-12-23T20:00:00.000Z";
    const gone = { outcome: "refused", code: "league-deleted", problems: [], until } as const;
    let isDeleted = true;
    const unless = (call: "create" | "read" | "change" | "keeperKey") =>
      ((...asked: never[]) =>
        isDeleted ? Promise.resolve(gone) : Reflect.apply(calls[call], calls, asked)) as never;
    const { read, push, ask } = await deviceWith(
      {
        create: unless("create"),
        read: unless("read"),
        change: unless("change"),
        keeperKey: unless("keeperKey"),
      },
      [named("A")],
    );
    expect(await push()).toBe("later");
    expect(await read()).toMatchObject({ deleted: { until }, waiting: [{ id: "change-A" }] });
    expect((await read())?.trouble).toBeUndefined();
    await ask();
    expect(await read()).toMatchObject({ deleted: { until }, create });
    isDeleted = false;
    await ask();
    expect((await read())?.deleted).toBeUndefined();
    expect(await push()).toBe("done");
    expect(made).toEqual(["change-A"]);
  });
});

it("a check that was asked for during an exchange is made after it", async () => {
  const { calls } = server();
  let asked = 0;
  const counting: typeof calls.change = (...request) => {
    asked++;
    if (asked === 1) device.invalidate();
    return calls.change(...request);
  };
  const device = await deviceWith({ ...calls, change: counting }, []);
  await device.push();
  await device.ask();
  expect(asked).toBe(2);
});

describe("pushing a league", () => {
  it("creates it, sends its changes in order and stores the server's answer", async () => {
    const { calls, made } = server();
    const { read, push } = await deviceWith(calls, [named("A"), named("B")]);
    expect(await push()).toBe("done");
    expect(made).toEqual(["change-A", "change-B"]);
    expect(await read()).toMatchObject({ known: { slug: "friday" }, waiting: [], refused: [] });
    expect((await read())?.create).toBeUndefined();
  });

  it("keeps everything for later when the server is unreachable", async () => {
    const { calls, made, cut, back } = server();
    const { read, push } = await deviceWith(calls, [named("A")]);
    cut();
    expect(await push()).toBe("later");
    expect(await read()).toMatchObject({ create, waiting: [named("A")] });
    back();
    expect(await push()).toBe("done");
    expect(made).toEqual(["change-A"]);
  });

  it("sets aside a change that the server refuses, and sends the rest", async () => {
    const { calls, made } = server();
    const { read, push } = await deviceWith(calls, [named("A"), named(""), named("B")]);
    expect(await push()).toBe("done");
    expect(made).toEqual(["change-A", "change-B"]);
    expect((await read())?.refused).toEqual([
      { change: named(""), code: "name", path: "/name", params: { most: 60 } },
    ]);
  });

  it("holds back a change about a game until the server has the game", async () => {
    const { calls, made } = server();
    const game: LeagueChange = { change: "game", id: "change-game", game: "g", seats: {} };
    const { store, read, push } = await deviceWith(calls, [game, named("A")]);
    await store.saveGame(gameHere("g"), { known: [], waiting: [] }, 0);
    expect(await push()).toBe("later");
    expect(made).toEqual(["change-A"]);
    expect((await read())?.waiting).toEqual([game]);
    await store.saveGame({ ...gameHere("g"), onServer: true }, { known: [], waiting: [] }, 1);
    expect(await push()).toBe("done");
    expect(made).toEqual(["change-A", "change-game"]);
  });

  it("replaces the key once the server has the new one, even if the first answer was lost", async () => {
    const { calls, cut, back } = server();
    const { store, read, push } = await deviceWith(calls, []);
    await updateLeague(store, id, (now) => ({ ...now, next: "k2" }));
    cut();
    expect(await push()).toBe("later");
    expect(await read()).toMatchObject({ key: "k", next: "k2" });
    back();
    await calls.keeperKey(id, "k", "k2");
    expect(await push()).toBe("done");
    expect(await read()).toMatchObject({ key: "k2" });
    expect((await read())?.next).toBeUndefined();
  });

  it("keeps changes while another device has replaced the key, and sends them with the right key", async () => {
    const { calls, made, cut, back } = server();
    const { store, read, push, ask } = await deviceWith(calls, []);
    await push();
    expect(await ask()).toBe("asked");
    expect((await read())?.locked).toBeUndefined();
    await calls.keeperKey(id, "k", "k2");
    cut();
    expect(await ask()).toBe("unreachable");
    expect((await read())?.locked).toBeUndefined();
    back();
    expect(await ask()).toBe("asked");
    expect(await read()).toMatchObject({ locked: true, known: { slug: "friday" } });
    await updateLeague(store, id, (now) => ({ ...now, waiting: [named("A")] }));
    expect(await push()).toBe("stuck");
    expect(await read()).toMatchObject({ locked: true, waiting: [named("A")], refused: [] });
    await updateLeague(store, id, (now) => ({ ...now, key: "k2" }));
    expect(await push()).toBe("done");
    expect(made).toEqual(["change-A"]);
    expect((await read())?.locked).toBeUndefined();
  });

  it("locks the league when another device replaced the key before this one could", async () => {
    const { calls } = server();
    const { store, read, push } = await deviceWith(calls, []);
    await push();
    await calls.keeperKey(id, "k", "k2");
    await updateLeague(store, id, (now) => ({ ...now, next: "k3" }));
    expect(await push()).toBe("stuck");
    expect(await read()).toMatchObject({ key: "k", locked: true });
    expect((await read())?.next).toBeUndefined();
  });

  it("loses no change when several are added at once", async () => {
    const { calls } = server();
    const { store, read } = await deviceWith(calls, []);
    const add = (name: string) =>
      updateLeague(store, id, (now) => ({ ...now, waiting: [...now.waiting, named(name)] }));
    await Promise.all(["A", "B", "C"].map(add));
    expect((await read())?.waiting.map((change) => change.id).sort()).toEqual([
      "change-A",
      "change-B",
      "change-C",
    ]);
  });
});
