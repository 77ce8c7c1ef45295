import { games } from "../../../lib/games/registry";
import { type PostedGame, postedGame } from "../../../lib/league/standings/posted";
import { type GameResult, resultOf } from "../../../lib/league/standings/result";
import type { Scoresheet } from "../../../lib/rules/document/scoresheet";
import { hashKey } from "../../../lib/server/http/key";
import { findLeague } from "../../../lib/server/leagues/league-row";
import type { LeagueStore } from "../../../lib/server/leagues/league-store";
import { writeFolded } from "../../../lib/server/leagues/posting/rebuild";
import { finishOf } from "../../../lib/server/leagues/posting/recount";
import { insertRows } from "../../../lib/server/store/insert-rows";
import type { Prisma } from "../../../lib/server/store/rows";
import type { Database, Store } from "../../../lib/server/store/store";
import { Dice } from "../simulate/dice";
import { simulateGame, someTable } from "../simulate/index";

/** A league to be filled with seasons that were played by chance. The same of everything gives the same league. */
export interface Seeding {
  readonly seed: number;
  readonly name: string;
  readonly players: number;
  readonly games: number;
  readonly gamesAWeek: number;
  /** Players stop a game after so many hands. */
  readonly hands: number;
  /** When the last game ended. */
  readonly until: Date;
  readonly key: string;
}

const firstNames = [
  ...[
    "Ana",
    "Bo",
    "Cleo",
    "Dev",
    "Eve",
    "Finn",
    "Gus",
    "Hal",
    "Ida",
    "Jo",
    "Kim",
    "Lou",
    "Mia",
    "Ned",
    "Ola",
  ],
  ...["Pia", "Quin", "Rosa", "Sam", "Tess", "Uma", "Vito", "Wim", "Xenia", "Yara", "Zoe"],
];
const nameOf = (index: number): string => {
  const round = Math.floor(index / firstNames.length);
  return `${firstNames[index % firstNames.length]}${round === 0 ? "" : ` ${round + 1}`}`;
};

/** Ids of what is not a game are of this moment, so that the same seed makes the same league whenever it is made. */
const founded = new Date(Date.UTC(2026, 0, 1));

/** A UUIDv7 of a moment, from dice. */
function uuidFrom(dice: Dice, moment: Date): string {
  const hex = (digits: number) =>
    dice
      .from(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, "0");
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
}

/** A game that was really played, without anybody's name: who sits where is decided when it is used. */
interface Template {
  readonly sheet: Scoresheet;
  readonly result: GameResult;
}

/** More games than this are the same ones with other people: playing one takes as long as storing a hundred. */
const maxDifferent = 100;

function templates(dice: Dice, hands: number, count: number, report: Report): Template[] {
  const played: Template[] = [];
  for (let seed = 0; played.length < count; seed++) {
    report(played.length, count);
    const game = dice.pick(games.all);
    const seats = game.seats({});
    const least = Math.max(3, seats.least);
    const setUp = someTable(game, dice, dice.from(least, Math.max(least, Math.min(5, seats.most))));
    const { sheet, log } = simulateGame(game, setUp, seed, { hands });
    const result = resultOf(log);
    // Who comes and goes at a simulated table is nobody of the roster.
    if (result?.table.length === sheet.players.length) played.push({ sheet, result });
  }
  return played;
}

type Report = (done: number, of: number) => void;

/** Who hears how far the seeding is. */
interface Progress {
  readonly played: Report;
  readonly stored: Report;
}

/** Fills a new league; resolves to its id and address, or undefined when it is there already. */
export async function seedLeague(
  database: Database,
  leagues: LeagueStore,
  seeding: Seeding,
  progress: Progress = { played: () => {}, stored: () => {} },
): Promise<{ readonly id: string; readonly slug: string } | undefined> {
  const { seed, name, players, until, key } = seeding;
  const dice = new Dice(seed);
  const id = uuidFrom(dice, founded);
  const roster = Array.from({ length: players }, (_, index) => ({
    id: uuidFrom(dice, founded),
    name: nameOf(index),
  }));
  const weeks = seeding.games / seeding.gamesAWeek;
  const years = Math.ceil(weeks / 52) + 1;
  const seasons = Array.from({ length: years }, (_, back) => {
    const year = until.getUTCFullYear() - years + 1 + back;
    return { id: uuidFrom(dice, founded), name: String(year), from: `${year}-01-01`, to: `${year}-12-31` };
  });
  const created = await leagues.create(
    { protocol: 1, id, name, players: roster, currency: "EUR", timeZone: "Europe/Berlin", seasons },
    key,
  );
  if (created.outcome !== "created") return undefined;
  await database.transaction(async (store) => {
    const league = await findLeague(store, id);
    if (!league) throw new Error("the league was made and is not there");
    const posted = await writeGames(store, id, seeding, roster, dice, progress);
    await writeFolded(store, league, { games: posted, payments: [] });
  }, 3_600_000);
  return { id, slug: created.league.slug };
}

async function writeGames(
  store: Store,
  leagueId: string,
  { games: count, gamesAWeek, hands, until, key }: Seeding,
  roster: readonly { readonly id: string; readonly name: string }[],
  dice: Dice,
  { played, stored }: Progress,
): Promise<PostedGame[]> {
  const known = templates(dice, hands, Math.min(count, maxDifferent), played);
  const between = (7 * 24 * 3_600_000) / gamesAWeek;
  const posted: PostedGame[] = [];
  const keyHash = hashKey(key);
  for (let from = 0; from < count; from += 500) {
    stored(from, count);
    const rows: Rows = { games: [], entries: [], leagueGames: [] };
    for (let number = from; number < Math.min(count, from + 500); number++) {
      const ended = new Date(until.getTime() - (count - 1 - number) * between);
      posted.push(addGame(rows, leagueId, keyHash, dice.pick(known), ended, roster, dice));
    }
    await insertRows(store, "Game", rows.games);
    await insertRows(store, "Entry", rows.entries);
    await insertRows(store, "LeagueGame", rows.leagueGames);
  }
  return posted;
}

interface Rows {
  readonly games: Required<Prisma.GameCreateManyInput>[];
  readonly entries: Required<Prisma.EntryCreateManyInput>[];
  readonly leagueGames: Required<Prisma.LeagueGameCreateManyInput>[];
}

function addGame(
  rows: Rows,
  leagueId: string,
  keyHash: string,
  { sheet, result }: Template,
  ended: Date,
  roster: readonly { readonly id: string; readonly name: string }[],
  dice: Dice,
): PostedGame {
  const gameId = uuidFrom(dice, ended);
  // Who stands early on the roster plays better: it sits more often where the game was won.
  const sitting = dice
    .shuffled(roster.map((_, index) => index))
    .slice(0, sheet.players.length)
    .map((index) => ({ index, luck: index + dice.from(0, roster.length) }))
    .sort((a, b) => a.luck - b.luck);
  const bySuccess = [...result.seats].sort((a, b) => a.place - b.place).map(({ seat }) => seat);
  const inOrder = [...bySuccess, ...result.aside.map(({ seat }) => seat)];
  const personAt = new Map(inOrder.map((seat, place) => [seat, roster[sitting[place]?.index ?? 0]]));
  const players = sheet.players.map(({ id }) => ({ id, name: personAt.get(id)?.name ?? id }));
  const seats = Object.fromEntries(players.map(({ id }) => [id, personAt.get(id)?.id ?? ""]));
  rows.games.push({
    ...{ id: gameId, ruleset: sheet.game, options: JSON.stringify(sheet.options ?? {}) },
    ...{ players: JSON.stringify(players), keyHash, createdAt: ended },
  });
  const at = ended.toISOString();
  sheet.entries.forEach((entry, index) => {
    const id = uuidFrom(dice, ended);
    const body = JSON.stringify({ ...(entry as object), id, at });
    const previous = index === 0 ? null : index;
    rows.entries.push({ gameId, seq: index + 1, previous, id, body, at, createdAt: ended });
  });
  const row = { gameId, kind: sheet.game, currency: "EUR", seats };
  const posted = postedGame("Europe/Berlin", row, at, result, (id) => id);
  rows.leagueGames.push({
    leagueId,
    ...row,
    byKeeper: false,
    seats: JSON.stringify(seats),
    ...finishOf(posted),
  });
  return posted;
}
