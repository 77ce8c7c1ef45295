import { describe, expect, it } from "vitest";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import type { LeagueReply } from "../../../lib/league/replies";
import { AttendanceStore, readPlannedEvenings } from "../../../lib/server/leagues/evenings/attendance-store";
import { key, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { people } from "../../support/league/world";
import { refusalOf } from "../../support/store/refusal";

const { database, leagues, newLeague, change, refused, rowOf } = await openLeagueStore();
const attendance = new AttendanceStore(database);
const [ana, bo] = people.map(({ id }) => id) as [string, string];
const now = "2026-11-20T12:00:00.000Z";

async function planned(more: object = {}) {
  const { league } = await newLeague();
  const evening = uuid();
  const set = { change: "evening" as const, evening, on: "2026-11-27", at: "20:00", place: "Ana’s", ...more };
  const made: LeagueChange = { ...set, id: uuid() };
  return { league: await change(league.id, made), evening, set, made };
}

async function linkOf({ id }: Pick<LeagueReply, "id">, player: string): Promise<string> {
  const { links } = await attendance.links(id, key);
  return links.find((each) => each.player === player)?.as ?? "";
}

const evenings = async (id: string) => (await readPlannedEvenings(database, await rowOf(id))).evenings;
const sequence = async (leagueId: string, id: string) =>
  (await database.leagueEvening.findUnique({ where: { leagueId_id: { leagueId, id } } }))?.sequence ?? -1;

describe("a planned evening", () => {
  it("is created once, however often it is sent, and is changed by its id", async () => {
    const { league, evening, set, made } = await planned({ place: "  Ana’s " });
    expect(league.evenings).toEqual([{ id: evening, on: "2026-11-27", at: "20:00", place: "Ana’s" }]);
    const first = await sequence(league.id, evening);
    await change(league.id, made);
    expect(await sequence(league.id, evening)).toBe(first);
    await change(league.id, { ...set, id: uuid(), on: "2026-11-28" });
    expect((await leagues.find(league.id)).evenings).toMatchObject([{ on: "2026-11-28" }]);
    expect(await sequence(league.id, evening)).toBeGreaterThan(first);
    expect((await evenings(league.id))[0]?.begins).toBe("2026-11-28T19:00:00.000Z");
  });

  it("is restored with its answers, and its sequence continues", async () => {
    const { league, evening, set } = await planned();
    const as = await linkOf(league, ana);
    await attendance.answer(league.id, { as, evening, answer: "coming" }, now);
    const before = await sequence(league.id, evening);
    await change(league.id, { change: "remove-evening", id: uuid(), evening });
    expect(await evenings(league.id)).toEqual([]);
    expect(await attendance.answer(league.id, { as, evening, answer: "not" }, now)).toBe("no-such-part");
    await change(league.id, { ...set, id: uuid() });
    expect(await evenings(league.id)).toMatchObject([{ answers: [{ player: ana, answer: "coming" }] }]);
    expect(await sequence(league.id, evening)).toBeGreaterThan(before);
  });

  it("that is invalid is refused with every problem", async () => {
    const { league, set } = await planned();
    const wrong = { ...set, id: uuid(), evening: uuid(), on: "tomorrow", at: "8 pm" };
    expect(await refused(league.id, wrong)).toEqual(["not-a-day /changes/0/on", "not-a-time /changes/0/at"]);
    expect(await refused(league.id, { change: "remove-evening", id: uuid(), evening: uuid() })).toEqual([
      "no-such-evening /changes/0/evening",
    ]);
  });
});

describe("an answer", () => {
  it("belongs to one player, the last one counts, and repeating it changes nothing", async () => {
    const { league, evening } = await planned();
    const as = await linkOf(league, ana);
    const give = (answer: "coming" | "maybe" | "not") =>
      attendance.answer(league.slug, { as, evening: evening.toUpperCase(), answer }, now);
    expect(await give("maybe")).toMatchObject({ player: ana, name: "Ana", evening, answer: "maybe" });
    expect(await give("coming")).toMatchObject({ answer: "coming" });
    const version = await leagues.versionOf(league.id);
    await give("coming");
    expect(await leagues.versionOf(league.id)).toBe(version);
    expect(await evenings(league.id)).toMatchObject([
      { id: evening, answers: [{ player: ana, name: "Ana", answer: "coming" }] },
    ]);
  });

  it("through a forged, replaced, another league’s or a removed player’s link is refused", async () => {
    const { league, evening } = await planned();
    const other = await planned();
    const give = (as: string) => attendance.answer(league.id, { as, evening, answer: "coming" }, now);
    const old = await linkOf(league, ana);
    expect(await give(await linkOf(other.league, ana))).toBe("wrong-link");
    expect(await give(`${old.slice(0, 22)}${(await linkOf(league, bo)).slice(22)}`)).toBe("wrong-link");
    expect(await give("")).toBe("wrong-link");

    expect(await refusalOf(attendance.replaceLinks(league.id, "y".repeat(32), [old]))).toBe("wrong-key");
    expect(await refusalOf(attendance.links(league.id, "y".repeat(32)))).toBe("wrong-key");
    const replaced = await attendance.replaceLinks(league.id, key, [old]);
    expect(await attendance.replaceLinks(league.id, key, [old, "nonsense"])).toEqual(replaced);
    const next = await linkOf(league, ana);
    expect(next).not.toBe(old);
    expect(await give(old)).toBe("wrong-link");
    expect(await give(next)).toMatchObject({ player: ana });

    // A player who is removed from the roster and returns has the link that was given last, and none from before.
    await change(league.id, { change: "remove-player", id: uuid(), player: ana });
    expect(await give(next)).toBe("wrong-link");
    await change(league.id, { change: "player", id: uuid(), player: ana, name: "Ana" });
    expect(await give(old)).toBe("wrong-link");
    expect(await give(next)).toMatchObject({ player: ana });
  });

  it("of a player whose name was erased is removed, and their link is refused", async () => {
    const { league, evening } = await planned();
    const as = await linkOf(league, ana);
    await attendance.answer(league.id, { as, evening, answer: "coming" }, now);
    await change(league.id, { change: "erase-player", id: uuid(), player: ana });
    expect((await evenings(league.id))[0]?.answers).toEqual([]);
    expect(await linkOf(league, ana)).toBe("");
    expect(await attendance.answer(league.id, { as, evening, answer: "not" }, now)).toBe("wrong-link");
  });

  it("is refused once the evening is over", async () => {
    const { league, evening } = await planned();
    const as = await linkOf(league, bo);
    const late = "2026-11-28T02:00:00.000Z";
    expect(await attendance.answer(league.id, { as, evening, answer: "not" }, late)).toBe("evening-over");
  });

  it("of two merged players is the later one", async () => {
    const { league, evening } = await planned();
    for (const [player, answer, at] of [
      [ana, "not", now],
      [bo, "coming", "2026-11-21T12:00:00.000Z"],
    ] as const)
      await attendance.answer(league.id, { as: await linkOf(league, player), evening, answer }, at);
    const boLink = await linkOf(league, bo);
    await change(league.id, { change: "merge", id: uuid(), player: bo, into: ana });
    expect((await evenings(league.id))[0]?.answers).toEqual([{ player: ana, name: "Ana", answer: "coming" }]);
    const again = { as: boLink, evening, answer: "maybe" as const };
    const later = "2026-11-22T12:00:00.000Z";
    expect(await attendance.answer(league.id, again, later)).toMatchObject({ player: ana, answer: "maybe" });
  });

  it("has a link that every process on the database agrees on", async () => {
    const { league } = await planned();
    const [one, other] = await Promise.all([
      new AttendanceStore(database).links(league.id, key),
      new AttendanceStore(database).links(league.id, key),
    ]);
    expect(one).toEqual(other);
  });
});
