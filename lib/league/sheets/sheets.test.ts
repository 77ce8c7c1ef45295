import { describe, expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { evening } from "@/tests/support/evening/simulate";
import { leagueReply } from "@/tests/support/league/league-reply";
import { Dice } from "@/tests/support/simulate/dice";
import { checkOf } from "../record/kept-record";
import { packed, unpacked } from "../record/packed";
import { withUnsent } from "../record/unsent";
import { pointUnit } from "../standings/points";
import type { LeagueRecord } from "../value/record";
import { leagueValue } from "../value/value";
import { sheetPoints, sheetWinners } from "./counted-sheet";
import { recordedEvening } from "./recorded-evening";
import { sheetResultOf } from "./sheet-result";

const table = [5, 3, 2, 1];
const row = (who: readonly string[], place: number | undefined, games = 3) => ({
  who,
  ...(place !== undefined && { place }),
  games,
  wins: 0,
  rests: 0,
});

describe("the points of an evening", () => {
  it("are those of the place, shared by equals, and none without a place or a game", () => {
    const standings = [
      row(["ana"], 1),
      row(["bo"], 2),
      row(["cleo"], 2),
      row(["dev"], 4),
      row(["eva"], undefined),
    ];
    expect(sheetPoints({ standings }, table).map(({ who, points }) => [...who, points / pointUnit])).toEqual([
      ["ana", 5],
      ["bo", 2.5],
      ["cleo", 2.5],
      ["dev", 1],
    ]);
    expect(sheetPoints({ standings: [row(["ana"], 1, 0)] }, table)).toEqual([]);
  });

  it("are the place's for each of a pair that stayed a pair", () => {
    const standings = [row(["ana", "bo"], 1), row(["cleo", "dev"], 2)];
    expect(sheetPoints({ standings }, table)).toMatchObject([
      { who: ["ana", "bo"], tied: 1, points: 5 * pointUnit },
      { who: ["cleo", "dev"], tied: 1, points: 3 * pointUnit },
    ]);
  });
});

const at = "2026-11-27T20:00:00.000Z";
const said = (entry: object) => ({ id: uuid(), at, ...entry });

/** An evening as it is played, whose entries have ids and times. */
function playedBy(seed: number, form: string, game: string) {
  const isHall = form !== "table";
  const setup = { form, settings: {}, game, people: 9, rounds: 4 };
  const played = evening(new Dice(seed), setup, {
    comings: true,
    adjusts: true,
    sits: isHall,
    lates: isHall,
  });
  const log = played.log.upTo(0);
  for (const entry of played.entries) expect(log.accept(said(entry))).toEqual([]);
  return { log, result: () => sheetResultOf(log, game) };
}

const forms = [
  ["partners", "count"],
  ["pairs", "hands"],
  ["alone", "mexican-train"],
  ["table", "hands"],
] as const;

const league = leagueReply({
  points: [...table],
  players: [..."abcdefghijklmnopqrstuvwxyz"].map((id) => ({ id, name: id.toUpperCase() })),
});
const record = (games: LeagueRecord["games"]): LeagueRecord => ({
  league,
  games,
  payments: [],
  comments: new Map(),
});
const seatsOf = (table: readonly { readonly id: string }[]) =>
  Object.fromEntries(table.map(({ id }, index) => [id, league.players[index]?.id ?? ""]));

describe.each(forms)("an evening of the form %s in a league", (form, game) => {
  it("is told once it is over, as its own replay tells it, and without a name", () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { log, result } = playedBy(seed, form, game);
      expect(result()).toBeUndefined();
      const end = said({ kind: "end" });
      expect(log.accept(end)).toEqual([]);
      const own = log.result([], false);
      const over = result();
      if (!over) throw new Error("nothing is told");
      expect(JSON.stringify(over.sheet)).not.toMatch(/Name of| one"| two"/);
      const people = (numbers: readonly number[]) => numbers.map((each) => over.sheet.people[each] ?? "");
      const unitOf = (who: readonly number[]) => people(who).map((id) => (form === "pairs" ? id[0] : id))[0];
      expect(over.sheet.standings.map((each) => [unitOf(each.who), each.place, each.wins])).toEqual(
        own.standings.map(({ who, place, wins }) => [who, place, wins]),
      );
      expect(over.sheet.rounds.map(({ tables }) => tables.map((each) => each.points))).toEqual(
        own.rounds.map(({ tables }) =>
          tables.map(({ points, seats = [] }) =>
            Array.isArray(points) || !points
              ? points
              : seats.map((id) => (points as Record<string, number>)[id]),
          ),
        ),
      );

      const recorded = recordedEvening(
        { gameId: "g", currency: "", seats: seatsOf(over.table) },
        { ...over, finishedAt: at },
      );
      const [counted] = leagueValue(record([recorded])).sheets;
      if (!counted) throw new Error("it does not count");
      const seats = seatsOf(over.table);
      expect(sheetWinners(counted)).toEqual(
        own.winners.flatMap((id) => (form === "pairs" ? [`${id}1`, `${id}2`] : [id])).map((id) => seats[id]),
      );

      // Taken back, it is over no more; said again, it is as it was.
      expect(log.accept(said({ kind: "void", target: end.id }))).toEqual([]);
      expect(result()).toBeUndefined();
      expect(log.accept(said({ kind: "end" }))).toEqual([]);
      expect(result()).toEqual(over);
    }
  });
});

describe("an evening in a league's record", () => {
  const { log, result } = playedBy(3, "partners", "count");
  log.accept(said({ kind: "end" }));
  const over = result();
  if (!over) throw new Error("nothing is told");
  const seats = seatsOf(over.table);
  const recorded = recordedEvening({ gameId: "g", currency: "", seats }, { ...over, finishedAt: at });

  it("comes back as it was from what devices keep, whatever the order of its fields", () => {
    const before = record([recorded]);
    const kept = unpacked({ league, ...packed(before) });
    expect(kept.games).toEqual([recorded]);
    const { sheet } = recorded;
    const turned = Object.fromEntries(Object.entries(sheet ?? {}).reverse()) as unknown as typeof sheet;
    expect(checkOf(record([{ ...recorded, ...(turned && { sheet: turned }) }]))).toBe(checkOf(before));
    expect(checkOf(record([]))).not.toBe(checkOf(before));
    expect(packed(record([]))).not.toHaveProperty("sheets");
  });

  it("counts as this device has it, once, whether or not the server's record has it", () => {
    const own = [{ gameId: "g", rulesetId: "evening", seats, result: { ...over, finishedAt: at } }];
    for (const known of [[], [recorded]])
      expect(leagueValue(withUnsent(record(known), league, [], own)).sheets).toEqual(
        leagueValue(record([recorded])).sheets,
      );
    // Going on again, it counts no more.
    const again = own.map((each) => ({ ...each, result: undefined }));
    expect(leagueValue(withUnsent(record([recorded]), league, [], again)).sheets).toEqual([]);
    const taken = [{ change: "remove-game" as const, id: "c", game: "g" }];
    expect(leagueValue(withUnsent(record([recorded]), league, taken, [])).sheets).toEqual([]);
  });
});
