import { describe, expect, it } from "vitest";
import { afterChanges } from "../../../lib/league/change/league-change";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { key, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { leagueRequest, people } from "../../support/league/world";
import { problemsOf, refusalOf } from "../../support/store/refusal";

const { leagues, newLeague, change, refused } = await openLeagueStore();
const [ana] = people.map(({ id }) => id) as [string];

const sunday = {
  rules: uuid(),
  name: "Sunday",
  game: "count",
  options: { preset: "dominican", target: 150 },
};

const friday = { evening: uuid(), on: "2026-11-27", at: "20:00", place: " Ana’s " };

it("a league on the server is what a device shows before its changes are sent", async () => {
  const { league } = await newLeague();
  const [one, other] = [people[0]?.id ?? "", people[1]?.id ?? ""];
  const season = { season: uuid(), name: " 2027 ", from: "2027-01-01", to: "2027-12-31", points: [3, 1] };
  const changes: LeagueChange[] = [
    { change: "name", id: uuid(), name: " Sunday " },
    { change: "slug", id: uuid(), slug: `shown-${league.id.slice(-6)}` },
    { change: "points", id: uuid(), points: [9, 4] },
    { change: "currency", id: uuid(), currency: "SEK" },
    { change: "player", id: uuid(), player: uuid(), name: "Zoe" },
    { change: "player", id: uuid(), player: other, name: "Bob" },
    { change: "merge", id: uuid(), player: other, into: one },
    { change: "season", id: uuid(), ...season },
    { change: "season", id: uuid(), ...season, name: "Year", counting: { count: "best", games: 4 } },
    { change: "remove-season", id: uuid(), season: league.seasons[0]?.id ?? "" },
    { change: "player", id: uuid(), player: one, name: "Anna" },
    { change: "unmerge", id: uuid(), player: other },
    { change: "remove-player", id: uuid(), player: people[5]?.id ?? "" },
    { change: "rules", id: uuid(), ...sunday },
    { change: "rules", id: uuid(), ...sunday, rules: uuid(), name: " Another " },
    { change: "rules", id: uuid(), ...sunday, name: "Always", options: { preset: "cuba" } },
    { change: "remove-rules", id: uuid(), rules: sunday.rules },
    { change: "rules", id: uuid(), ...sunday },
    { change: "evening", id: uuid(), ...friday },
    { change: "evening", id: uuid(), ...friday, evening: uuid(), on: "2026-11-20", place: "" },
    { change: "evening", id: uuid(), ...friday, at: "19:30" },
    { change: "remove-evening", id: uuid(), evening: friday.evening },
    { change: "evening", id: uuid(), ...friday },
  ];
  for (let made = 0; made < changes.length; made++) {
    const done = await change(league.id, changes[made] as LeagueChange);
    const { version } = done;
    expect(done).toEqual({ ...afterChanges(league, changes.slice(0, made + 1)), version });
  }
});

describe("a league", () => {
  it("is created once, however often it is sent", async () => {
    const { request, league } = await newLeague();
    expect(league).toMatchObject({
      name: "Friday Dominoes",
      slug: expect.stringMatching(/^friday-dominoes/),
    });
    expect(await leagues.create(request, key)).toEqual({ isNew: false, league });
    const other = leagues.create({ ...request, name: "Other" }, key);
    expect(await refusalOf(other)).toBe("league-id-taken");
    expect(await refusalOf(leagues.create(request, "x".repeat(32)))).toBe("league-id-taken");
  });

  it("needs more than one player, and every problem is reported at once", async () => {
    const [one] = people;
    const wrong = { name: " ", points: [1, 2], currency: "euro", timeZone: "Mars", slug: "new" };
    const create = () => leagues.create({ ...leagueRequest(), ...wrong, players: one ? [one] : [] }, key);
    expect(await refusalOf(create())).toBe("bad-request");
    const paths = (await problemsOf(create())).map((problem) => problem.split(" ")[1]);
    expect(paths.sort()).toEqual(["/currency", "/name", "/players", "/points/1", "/slug", "/timeZone"]);
  });

  it("is found by its id, its address, and every earlier address", async () => {
    const { league } = await newLeague();
    const slug = `quiet-${league.id.slice(-6)}`;
    await change(league.id, { change: "slug", id: uuid(), slug });
    for (const found of [league.id, slug, league.slug]) expect((await leagues.find(found)).slug).toBe(slug);
    expect(await refusalOf(leagues.find("nobody-here"))).toBe("no-such-league");
  });

  it("cannot take an address that another league has or had", async () => {
    const [one, other] = [await newLeague(), await newLeague()];
    await change(one.league.id, { change: "slug", id: uuid(), slug: `moved-${one.league.id.slice(-6)}` });
    const slug = one.league.slug;
    expect(await refused(other.league.id, { change: "slug", id: uuid(), slug })).toEqual([
      "slug-taken /changes/0/slug",
    ]);
    const again = leagues.create({ ...leagueRequest(), slug }, key);
    expect(await problemsOf(again)).toEqual(["slug-taken /slug"]);
  });

  it("is refused if two of its seasons have one id", async () => {
    const id = uuid();
    const seasons = ["2026", "2027"].map((year, index) => ({
      id: index === 0 ? id : id.toUpperCase(),
      name: year,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
    }));
    const twice = leagues.create({ ...leagueRequest(), seasons }, key);
    expect(await problemsOf(twice)).toEqual(["same-id-twice /seasons/1/id"]);
  });

  it("accepts a change once, and refuses a different one with its id", async () => {
    const { league } = await newLeague();
    const named: LeagueChange = { change: "name", id: uuid(), name: "Sunday" };
    const first = await change(league.id, named);
    expect(await change(league.id, named)).toEqual(first);
    expect(await refused(league.id, { ...named, name: "Monday" })).toEqual(["id-taken /changes/0/id"]);
    const stranger = change(league.id, { ...named, id: uuid() }, "y".repeat(32));
    expect(await refusalOf(stranger)).toBe("wrong-key");
  });

  it("accepts all changes of a request or none", async () => {
    const { league } = await newLeague();
    const changes: LeagueChange[] = [
      { change: "name", id: uuid(), name: "Sunday" },
      { change: "points", id: uuid(), points: [1, 9] },
    ];
    const sent = () => leagues.change(league.id, key, changes);
    expect(await refusalOf(sent())).toBe("unfit-change");
    expect(await problemsOf(sent())).toEqual(["points-rise /changes/1/points/1"]);
    expect((await leagues.find(league.id)).name).toBe(league.name);
  });

  it("refuses overlapping seasons, duplicate names, and players, games and seasons that do not exist", async () => {
    const { league } = await newLeague();
    const id = league.id;
    const season = {
      change: "season" as const,
      id: uuid(),
      season: uuid(),
      name: "X",
      from: "2026-06-30",
      to: "2026-07-01",
    };
    expect(await refused(id, season)).toEqual(["seasons-overlap /changes/0/from"]);
    expect(await refused(id, { change: "player", id: uuid(), player: uuid(), name: " ANA " })).toEqual([
      "name-taken /changes/0/name",
    ]);
    expect(await refused(id, { change: "merge", id: uuid(), player: ana, into: uuid() })).toEqual([
      "no-such-player /changes/0/into",
    ]);
    expect(await refused(id, { change: "game", id: uuid(), game: uuid(), seats: {} })).toEqual([
      "no-such-game /changes/0/game",
    ]);
    expect(await refused(id, { change: "remove-season", id: uuid(), season: uuid() })).toEqual([
      "no-such-season /changes/0/season",
    ]);
  });
});

describe("a league’s house rules", () => {
  const rules = (more: object = {}): LeagueChange => ({
    change: "rules",
    id: uuid(),
    ...sunday,
    rules: uuid(),
    ...more,
  });

  it("are for an existing game and have valid options", async () => {
    const { league } = await newLeague();
    expect(await refused(league.id, rules({ game: "whist" }))).toEqual(["unknown-game /changes/0/game"]);
    expect(await refused(league.id, rules({ options: { target: 0 } }))).toEqual([
      "out-of-range /changes/0/options/target",
    ]);
    expect(await refused(league.id, rules({ options: { capicu: 25 } }))).toEqual([
      "unknown-key /changes/0/options/capicu",
    ]);
    expect(await refused(league.id, rules({ name: " ", game: "whist" }))).toEqual([
      "name /changes/0/name",
      "unknown-game /changes/0/game",
    ]);
    expect((await leagues.find(league.id)).rules).toEqual([]);
  });

  it("have unique names, ignoring the case of letters and ids", async () => {
    const { league } = await newLeague();
    const id = league.id;
    await change(id, rules(sunday));
    expect(await refused(id, rules({ name: "SUNDAY" }))).toEqual(["name-taken /changes/0/name"]);
    expect(await refused(id, rules({ rules: sunday.rules.toUpperCase(), name: "SUNDAY" }))).toEqual([]);
    expect((await leagues.find(id)).rules).toMatchObject([{ id: sunday.rules, name: "SUNDAY" }]);
  });

  it("can be removed once", async () => {
    const { league } = await newLeague();
    await change(league.id, rules(sunday));
    const remove = (): LeagueChange => ({ change: "remove-rules", id: uuid(), rules: sunday.rules });
    expect(await refused(league.id, remove())).toEqual([]);
    expect(await refused(league.id, remove())).toEqual(["no-such-rules /changes/0/rules"]);
  });

  it("are limited in number, and those at the limit can still be changed", async () => {
    const { league } = await newLeague();
    const many = Array.from({ length: 50 }, (_, index) => rules({ name: `Rules ${index}` }));
    await leagues.change(league.id, key, many);
    expect(await refused(league.id, rules())).toEqual(["too-many-rules /changes/0/rules"]);
    const [first] = many as { rules: string }[];
    expect(await refused(league.id, rules({ rules: first?.rules }))).toEqual([]);
  });
});

it("changes based on one that the league does not have, because it was restored from a backup, are refused", async () => {
  const { league } = await newLeague();
  const named = (name: string): LeagueChange => ({ change: "name", id: uuid(), name });
  const [first, second, lost] = [named("First"), named("Second"), named("Lost")];
  await leagues.change(league.id, key, [first]);
  const after = first.id.toUpperCase();
  await leagues.change(league.id, key, [second], { after });
  const missing = ["changes-missing /after"];
  const third = leagues.change(league.id, key, [named("Third")], { after: lost.id });
  expect(await problemsOf(third)).toEqual(missing);
  // Without changes, this only checks.
  expect(await problemsOf(leagues.change(league.id, key, [], { after: lost.id }))).toEqual(missing);
  const { version } = await leagues.find(league.id);
  const asked = await leagues.change(league.id, key, [], { after: second.id });
  expect(asked).toMatchObject({ name: "Second", version });
  expect(await refusalOf(leagues.change(league.id, "x".repeat(32), []))).toBe("wrong-key");
});
