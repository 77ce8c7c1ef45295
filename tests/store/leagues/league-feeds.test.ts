import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { AttendanceStore } from "../../../lib/server/leagues/evenings/attendance-store";
import { eveningCalendar } from "../../../lib/server/leagues/feeds/evening-calendar";
import { resultsFeed } from "../../../lib/server/leagues/feeds/results-feed";
import { LeagueValues } from "../../../lib/server/leagues/league-values";
import { withLanguage } from "../../../lib/server/words/words";
import { key, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { people } from "../../support/league/world";

const { database, newLeague, change, rowOf } = await openLeagueStore();
const attendance = new AttendanceStore(database);
const page = new URL("https://dominoes.example/l/friday");
const self = new URL("https://dominoes.example/api/leagues/friday/results.atom?lang=es&x=1");

/** A name that could break a calendar line or XML. */
const odd = `A, b; c\\ "d" <e> & f\r\nX-INJECTED:1\u0001\ud800 ${"ä😀".repeat(30)}`.slice(0, 60);

const calendarOf = async (id: string) => eveningCalendar(database, await rowOf(id), page);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

describe("evenings in a calendar feed", () => {
  it("are events in UTC that keep their id and increase their sequence when they are moved", async () => {
    const { league } = await newLeague({ name: odd });
    const evening = uuid();
    const set = { change: "evening" as const, evening, on: "2026-11-27", at: "20:00", place: `At ${odd}` };
    await change(league.id, { ...set, id: uuid() });
    const [link] = (await attendance.links(league.id, key)).links;
    await attendance.answer(
      league.id,
      { as: link?.as ?? "", evening, answer: "coming" },
      "2026-11-20T12:00:00.000Z",
    );

    const text = await calendarOf(league.id);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) {
      expect(line).not.toMatch(/[\r\n]|^X-INJECTED/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const [event] = eventsOf(text);
    expect(event?.uid).toBe(`${evening}@${league.id}`);
    expect(event?.startDate.toJSDate().toISOString()).toBe("2026-11-27T19:00:00.000Z");
    expect(event?.location).toContain('A, b; c\\ "d" <e> & f');
    expect(event?.description).toContain(people[0]?.name);
    expect(await calendarOf(league.id)).toBe(text);

    await change(league.id, { ...set, id: uuid(), on: "2026-11-28" });
    const [moved] = eventsOf(await calendarOf(league.id));
    expect(moved?.uid).toBe(event?.uid);
    expect(moved?.sequence ?? 0).toBeGreaterThan(event?.sequence ?? 0);
    expect(moved?.startDate.toJSDate().toISOString()).toBe("2026-11-28T19:00:00.000Z");
    await change(league.id, { change: "remove-evening", id: uuid(), evening });
    expect(eventsOf(await calendarOf(league.id))).toEqual([]);
  });
});

const feedOf = async (id: string) => {
  const row = await rowOf(id);
  const text = await resultsFeed(database, await new LeagueValues(database).of(row), row, page, self);
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => name === "entry" || name === "link";
  const { feed } = new XMLParser({ ignoreAttributes: false, isArray }).parse(text);
  return feed;
};

describe("results in an Atom feed", () => {
  it("have everything that RFC 4287 requires, even before the first game", async () => {
    const { league } = await newLeague({ name: odd });
    const feed = await feedOf(league.id);
    expect(feed.id).toBe(`urn:uuid:${league.id}`);
    expect(Date.parse(feed.updated)).not.toBeNaN();
    expect(feed.author.name).toContain("<e> &");
    expect(feed.link.map((each: Record<string, string>) => [each["@_rel"], each["@_href"]])).toEqual([
      ["self", self.href],
      ["alternate", page.href],
    ]);
    expect(feed.entry).toBeUndefined();
  });

  it("are entries that keep their ids, newest first, in the reader’s language", async () => {
    const { league, world } = await newLeague();
    const table = { rulesetId: "doubles" as const, seats: [0, 1], hands: [{ out: 0, pips: [0, 30] }] };
    await world.play({ ...table, ended: 10_000 }, true);
    const first = await feedOf(league.id);
    await world.play({ ...table, seats: [1, 0], ended: 20_000 }, true);
    const feed = await feedOf(league.id);
    expect(feed["@_xml:lang"]).toBe("en");
    expect(feed.entry).toHaveLength(2);
    expect(feed.entry[1]).toEqual(first.entry[0]);
    expect(feed.entry[0]).toMatchObject({
      id: `urn:uuid:${league.id}#${world.tables[1]?.id}`,
      updated: feed.updated,
      content: { "#text": expect.stringContaining("<li>") },
    });
    const inSpanish = await withLanguage("es", () => feedOf(league.id));
    expect(inSpanish["@_xml:lang"]).toBe("es");
    expect(inSpanish.entry.map(({ id }: { id: string }) => id)).toEqual(
      feed.entry.map(({ id }: { id: string }) => id),
    );
    expect(inSpanish.entry[0].title).not.toBe(feed.entry[0].title);
  });

  it("say when a result was corrected", async () => {
    const { league, world } = await newLeague();
    const table = { rulesetId: "doubles" as const, seats: [0, 1], hands: [{ out: 0, pips: [0, 30] }] };
    await world.play({ ...table, ended: 10_000 }, true);
    await world.play({ ...table, ended: 20_000 }, true);
    const [game] = world.tables;
    const corrected = new Date("2027-01-02T03:04:05.000Z");
    const { _max } = await database.entry.aggregate({
      where: { gameId: game?.id ?? "" },
      _max: { seq: true },
    });
    const where = { gameId_seq: { gameId: game?.id ?? "", seq: _max.seq ?? 0 } };
    await database.entry.update({ where, data: { createdAt: corrected } });
    const feed = await feedOf(league.id);
    expect(feed.entry[1]).toMatchObject({ updated: corrected.toISOString() });
    expect(feed.entry[1].published < feed.entry[1].updated).toBe(true);
    expect(feed.updated).toBe(corrected.toISOString());
  });

  it("say when a result from paper was replaced", async () => {
    const { league } = await newLeague();
    const [ana = "", bo = ""] = people.map(({ id }) => id);
    const result = {
      ...{ change: "paper-result" as const, game: uuid(), kind: "doubles", on: "2026-03-06" },
      rankedBy: "most" as const,
      players: [
        { player: ana, points: 120 },
        { player: bo, points: 95 },
      ],
    };
    const [first, second] = [uuid(), uuid()];
    await change(league.id, { ...result, id: first });
    await change(league.id, { ...result, id: second, players: [...result.players].reverse() });
    const at = async (id: string) =>
      (await database.leagueChange.findFirstOrThrow({ where: { leagueId: league.id, id } })).createdAt;
    const replaced = new Date((await at(first)).getTime() + 1_000);
    await database.leagueChange.updateMany({
      where: { leagueId: league.id, id: second },
      data: { createdAt: replaced },
    });
    const { entry: entries, updated } = await feedOf(league.id);
    expect(entries).toMatchObject([{ updated: replaced.toISOString() }]);
    expect(entries[0].published < entries[0].updated).toBe(true);
    expect(updated).toBe(replaced.toISOString());
  });

  it("include paper results, with points where they are known and otherwise only places", async () => {
    const { league } = await newLeague();
    const [ana, bo, cleo] = people.map(({ id }) => id) as [string, string, string];
    const onPaper = { change: "paper-result" as const, kind: "doubles", on: "2026-03-06" };
    const [byPlaces, byPoints] = [uuid(), uuid()];
    const players = [
      { player: ana, place: 2 },
      { player: bo, place: 1 },
      { player: cleo, place: 2 },
    ];
    await change(league.id, { ...onPaper, id: uuid(), game: byPlaces, rankedBy: "places", players });
    const counted = [
      { player: ana, points: 120 },
      { player: bo, points: 95 },
    ];
    const later = { ...onPaper, on: "2026-03-07", game: byPoints, players: counted };
    await change(league.id, { ...later, id: uuid(), rankedBy: "most" });
    const { entry: entries, updated } = await feedOf(league.id);
    const items = (entry: { content: { "#text": string } }) =>
      [...entry.content["#text"].matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item);
    expect(entries.map(({ id }: { id: string }) => id)).toEqual(
      [byPoints, byPlaces].map((game) => `urn:uuid:${league.id}#${game}`),
    );
    expect(entries[0].updated).toBe(updated);
    expect(items(entries[0])).toEqual(["1. Ana (120)", "2. Bo (95)"]);
    expect(items(entries[1])).toEqual(["1. Bo", "2. Ana", "2. Cleo"]);
    expect(entries[1].title).toContain("Bo");
    expect(entries[1].title).not.toContain("Ana");
  });
});
