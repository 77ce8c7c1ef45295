import { eveningGame } from "../../evening/evening-game";
import { packBeside, unpackBeside } from "../beside/packed-beside";
import { type PaperResult, seatsOnPaper } from "../paper/paper-result";
import type { SeatResult } from "../standings/result";
import type { LeagueRecord, RecordedGame } from "../value/record";
import type { PackedGames, PackedRecord, PackedSheet } from "./record-reply";

/** All fields of a result. What is null in one of the first is not known; in any other, the field is absent. */
const nullable = { low: 0, high: 0 } satisfies Partial<Record<keyof SeatResult, 0>>;
const fields = {
  ...nullable,
  seat: 0,
  side: 0,
  place: 0,
  tied: 0,
  left: 0,
  early: 0,
  shutout: 0,
  total: 0,
  balance: 0,
  money: 0,
  rounds: 0,
  outs: 0,
  scored: 0,
  ahead: 0,
  comeback: 0,
} satisfies Record<keyof SeatResult, 0>;
const fieldNames = Object.keys(fields) as (keyof SeatResult)[];

/** A list in which each text is once, and the place of a text in it. */
function listed() {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  return { placeOf, texts: () => [...places.keys()] };
}

/** Games in any order; `unpackedGames` gives them in the same order. */
export function packedGames(games: readonly RecordedGame[]): PackedGames {
  const [rulesets, players] = [listed(), listed()];
  const results: Record<string, (string | number | boolean | null)[]> = Object.fromEntries(
    fieldNames.map((field) => [field, []]),
  );
  let before = 0;
  return {
    ids: games.map(({ gameId }) => gameId),
    rules: games.map(({ rulesetId: kind, currency, options }) =>
      rulesets.placeOf(JSON.stringify({ kind, currency, options })),
    ),
    ended: games.map(({ played }) => {
      if (!played) return 0;
      const at = Date.parse(played.finishedAt);
      const since = at - before;
      before = at;
      return since;
    }),
    seats: games.map(({ seats, played }) => (played ? Object.values(seats).map(players.placeOf) : [])),
    seated: games.map(({ seats, played }) => {
      const places = Object.keys(seats);
      for (const each of played?.seats ?? [])
        for (const field of fieldNames)
          results[field]?.push(field === "seat" ? places.indexOf(each.seat) : (each[field] ?? null));
      return played?.seats.length ?? 0;
    }),
    results,
    aside: games.flatMap(({ seats, played }, game) =>
      (played?.aside ?? []).map(({ seat, balance }): [number, number, number] => {
        return [game, Object.keys(seats).indexOf(seat), balance];
      }),
    ),
    papers: games.flatMap(({ paper }, game) => (paper ? [[game, { ...paper }]] : [])),
    rulesets: rulesets.texts().map((text) => JSON.parse(text)),
    players: players.texts(),
  };
}

/** The games again, each as it was, except that the ids at its table are the numbers of the seats. */
function unpackedGames(packed: PackedGames): RecordedGame[] {
  const { ids, rules, ended, seats, rulesets, players, seated, results } = packed;
  const papers = new Map(packed.papers);
  let [at, next] = [0, 0];
  return ids.map((gameId, game): RecordedGame => {
    const { kind: rulesetId = "", currency = "", options } = rulesets[rules[game] ?? 0] ?? {};
    const known = { gameId, rulesetId, currency };
    const written = papers.get(game);
    if (written) {
      const paper = written as unknown as PaperResult;
      return { ...known, seats: seatsOnPaper(paper), paper };
    }
    at += ended[game] ?? 0;
    const own = Array.from({ length: seated[game] ?? 0 }, () => resultAt(results, next++));
    const aside = packed.aside.flatMap(([of, seat, balance]) =>
      of === game ? [{ seat: String(seat), balance }] : [],
    );
    return {
      ...known,
      seats: Object.fromEntries((seats[game] ?? []).map((player, seat) => [seat, players[player] ?? ""])),
      played: { finishedAt: new Date(at).toISOString(), seats: own, aside },
      ...(options && { options }),
    };
  });
}

function resultAt(results: PackedGames["results"], index: number): SeatResult {
  const values = fieldNames.flatMap((field) => {
    const value = results[field]?.[index] ?? null;
    if (value === null && !(field in nullable)) return [];
    return [[field, field === "seat" ? String(value) : value]];
  });
  return Object.fromEntries(values);
}

/** Evenings beside the games: a program that does not know them leaves them out. */
export const packedSheets = (games: readonly RecordedGame[]): PackedSheet[] =>
  games.flatMap(({ gameId, sheet }) => (sheet ? [{ evening: gameId, ...sheet }] : []));

const unpackedSheet = ({ evening: gameId, ...sheet }: PackedSheet): RecordedGame => ({
  gameId,
  rulesetId: eveningGame,
  currency: "",
  seats: {},
  sheet,
});

/** A league's record; the league is added as everybody may read it. */
export function packed(record: Omit<LeagueRecord, "league">): Omit<PackedRecord, "league"> {
  const { games } = record;
  const sheets = packedSheets(games);
  return {
    games: packedGames(games.filter(({ sheet }) => !sheet)),
    ...(sheets.length > 0 && { sheets }),
    ...packBeside(record),
  };
}

export const unpacked = ({ league, games, sheets = [], ...beside }: PackedRecord): LeagueRecord => ({
  league,
  games: [...unpackedGames(games), ...sheets.map(unpackedSheet)],
  ...unpackBeside(beside),
});
