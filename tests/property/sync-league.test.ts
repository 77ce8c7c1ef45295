import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leagueCallsOver } from "../../lib/client/leagues/session/league-calls";
import { callsOver } from "../../lib/client/net/server-calls";
import { afterChanges } from "../../lib/league/change/league-change";
import type { LeagueChange } from "../../lib/league/changes/registry";
import { nameKey } from "../../lib/league/roster/names";
import { key, uuid } from "../support/entries";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { type Death, LeaguePhone } from "../support/sync/league-phone";
import type { Delivery } from "../support/sync/unreliable-network";
import { temporaryDirectory } from "../support/temporary";

// A league and its games on two phones that both manage it, with the real API and store: requests and replies get lost,
// pages die around their writes, some changes are refused, and nobody ever opens a table. People who are not on the
// roster sit at the tables of both phones under the same names.

const inProcess = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
/** The changes that the server accepted, whether or not its answer arrived. */
const onServer = new Set<string>();
const server: typeof fetch = async (address, init) => {
  const response = await inProcess(address, init);
  if (response.ok && String(address).endsWith("/changes"))
    for (const { id } of JSON.parse(String(init?.body)).changes) onServer.add(id);
  return response;
};

const step = fc.record({
  phone: fc.nat({ max: 1 }),
  fate: fc.constantFrom<Delivery>("through", "through", "request lost", "reply lost"),
  death: fc.constantFrom<Death>(undefined, undefined, undefined, undefined, "before write", "after write"),
  does: fc.constantFrom(
    "begin",
    "begin with newcomer",
    "begin with newcomer",
    "join",
    "join",
    "hand",
    "end",
    "name",
    "refused",
    "rules",
    "no rules",
    "two people",
    "two people",
    "home",
    "home",
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Played {
  readonly phone: number;
  readonly id: string;
  readonly isOfNewcomer: boolean;
  /** Whether that newcomer was said to be somebody else than the other phone's. */
  isApart: boolean;
}

async function does(phone: LeaguePhone, each: Step, played: Played[], refused: Set<string>): Promise<void> {
  const last = played.findLast((game) => game.phone === each.phone);
  switch (each.does) {
    case "begin":
    case "begin with newcomer": {
      const isOfNewcomer = each.does === "begin with newcomer";
      const id = await phone.begin(isOfNewcomer ? ([" viola", "Viola"][each.phone] ?? "") : "Bo");
      played.push({ phone: each.phone, id, isOfNewcomer, isApart: false });
      return;
    }
    case "join":
      if (last) await phone.enter(last.id, joins);
      return;
    case "hand":
      if (last) await phone.enter(last.id, { kind: "hand", out: "a", left: { b: 7 } });
      return;
    case "end":
      if (last) await phone.enter(last.id, { kind: "end" });
      return;
    case "name":
    case "refused": {
      const name = each.does === "name" ? "Another name" : " ";
      const change: LeagueChange = { change: "name", id: uuid(), name };
      if (each.does === "refused") refused.add(change.id);
      return phone.change(change);
    }
    case "rules":
      return phone.change({
        change: "rules",
        id: uuid(),
        rules: rulesOf(each.phone),
        name: `Ours ${each.phone}`,
        game: "doubles",
        options: { target: 500 },
      });
    case "no rules": {
      const change: LeagueChange = { change: "remove-rules", id: uuid(), rules: rulesOf(each.phone) };
      // There may be none to remove, so a refusal is fine.
      refused.add(change.id);
      return phone.change(change);
    }
    case "two people": {
      const open = ((await phone.league())?.twins ?? []).some(({ apart }) => !apart);
      await phone.twoPeople();
      if (open) for (const game of played) game.isApart ||= game.phone === each.phone && game.isOfNewcomer;
      return;
    }
    case "home":
      return phone.home();
  }
}

/** The house rules that only this phone saves and removes. */
const rulesOf = (phone: number) => `019ab000-0000-7000-8000-00000000000${phone}`;

const joins = { kind: "join", start: "zero", player: { id: "zoe", name: "Zoe" } };

/**
 * Everything that was ever in an outbox is still there, was set aside as refused, or is on the server; a newcomer may
 * have become the player of that name on the roster.
 */
async function expectNothingLost(phone: LeaguePhone): Promise<void> {
  const league = await phone.league();
  const here = [...(league?.waiting ?? []), ...(league?.refused ?? []).map(({ change }) => change)];
  const entries = (
    await Promise.all((await phone.store.games()).map(({ id }) => phone.store.game(id)))
  ).flatMap((game) => [...(game?.log.waiting ?? []), ...(game?.log.known ?? []).map(({ entry }) => entry)]);
  const there = new Set([...here, ...entries].map(({ id }) => id));
  const roster = league ? afterChanges(league.known, league.waiting).players : [];
  const isOnRoster = (name: string) => roster.some((each) => nameKey(each.name) === nameKey(name));
  const lost = [...phone.everWaiting.values()].filter((each) => {
    if (there.has(each.id) || onServer.has(each.id)) return false;
    return !("change" in each && each.change === "player" && isOnRoster(each.name));
  });
  expect(lost).toEqual([]);
}

async function runSchedule(steps: readonly Step[]): Promise<void> {
  const [ana, bo] = [uuid(), uuid()];
  const id = uuid();
  const calls = leagueCallsOver(server);
  const players = [
    { id: ana, name: "Ana" },
    { id: bo, name: "Bo" },
  ];
  const made = await calls.create({ protocol: 1, id, name: "Friday", players }, key);
  if (made.outcome !== "answered") throw new Error(made.outcome);
  const league = { id, key, known: made.reply, waiting: [], refused: [] };
  const phones = [await LeaguePhone.with(league, server), await LeaguePhone.with(league, server)];
  const played: Played[] = [];
  const refused = new Set<string>();
  for (const each of steps) {
    const phone = phones[each.phone];
    if (!phone) continue;
    phone.fate = each.fate;
    phone.death = each.death;
    await does(phone, each, played, refused);
    await expectNothingLost(phone);
  }
  for (const phone of phones) {
    phone.fate = "through";
    phone.death = undefined;
  }
  for (const phone of [...phones, ...phones, ...phones]) await phone.home();

  for (const phone of phones) {
    await expectNothingLost(phone);
    const end = await phone.league();
    expect(end?.waiting).toEqual([]);
    for (const { change } of end?.refused ?? []) expect(refused).toContain(change.id);
    for (const { waiting, onServer } of await phone.store.games())
      expect({ waiting, onServer }).toEqual({ waiting: 0, onServer: true });
  }
  const games = await calls.games(id, 1, 100);
  const roster = await calls.read(id);
  if (games.outcome !== "answered" || roster.outcome !== "answered") throw new Error("no answer");
  for (const phone of phones) {
    const { known, waiting = [] } = (await phone.league()) ?? {};
    expect(known && afterChanges(known, waiting).rules).toEqual(roster.reply.rules);
  }
  for (const phone of [0, 1]) {
    const last = steps.findLast((each) => each.phone === phone && /rules/.test(each.does))?.does;
    const has = roster.reply.rules?.some((rules) => rules.id === rulesOf(phone));
    expect(has).toBe(last === "rules");
  }
  const names = roster.reply.players.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(games.reply.playing.flatMap(({ waitsFor }) => waitsFor)).toEqual([]);
  const counted = [...games.reply.games, ...games.reply.playing].map(({ game }) => game);
  expect(counted.toSorted()).toEqual(played.map((game) => game.id).toSorted());
  for (const { id: gameId, isApart } of played) {
    const { seats } =
      [...games.reply.games, ...games.reply.playing].find(({ game }) => game === gameId) ?? {};
    const other = roster.reply.players.find((player) => player.id === seats?.b);
    if (isApart) expect(other?.name).toMatch(/^viola \d$/i);
    const read = await callsOver(server).read(gameId, 0);
    if (read.outcome !== "answered") throw new Error(read.outcome);
    const ids = read.reply.entries.map(({ entry }) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
}

describe("two phones that manage a league and its games", () => {
  it("lose nothing and count each game once with everyone who joined it, even when pages die around their writes", async () => {
    const numRuns = Number(process.env.SYNC_LEAGUE_RUNS ?? 20);
    let last: Promise<void> | undefined;
    const law = fc.asyncProperty(fc.array(step, { maxLength: 20, size: "max" }), (steps) => {
      last = runSchedule(steps);
      return last;
    });
    await fc.assert(law, { numRuns });
    // A property that ends by the clock (npm run quick) leaves its last run going, and the server is about to close.
    await last;
  });
});
