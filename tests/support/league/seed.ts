import { maxSeasons } from "../../../lib/league/limits";
import type { LeaguePayment } from "../../../lib/league/money/ledger";
import { type PostedGame, postedGame } from "../../../lib/league/standings/posted";
import { hashKey } from "../../../lib/server/http/key";
import { writtenResult } from "../../../lib/server/leagues/league-record";
import { findLeague } from "../../../lib/server/leagues/league-row";
import type { LeagueStore } from "../../../lib/server/leagues/league-store";
import { insertRows } from "../../../lib/server/store/insert-rows";
import type { Prisma } from "../../../lib/server/store/rows";
import type { Database, Store } from "../../../lib/server/store/store";
import { Dice } from "../simulate/dice";
import { playTemplates, type Report, type Template } from "./seed-templates";

/** A league to fill with seasons of simulated games. The same values give the same league. */
export interface Seeding {
  readonly seed: number;
  readonly name: string;
  readonly players: number;
  readonly games: number;
  readonly gamesAWeek: number;
  /** Players stop a game after this many hands. */
  readonly hands: number;
  /** When the last game ended. */
  readonly until: Date;
  readonly key: string;
}

const firstNames = [
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
  "Pia",
  "Quin",
  "Rosa",
  "Sam",
  "Tess",
  "Uma",
  "Vito",
  "Wim",
  "Xenia",
  "Yara",
  "Zoe",
];
const nameOf = (index: number): string => {
  const round = Math.floor(index / firstNames.length);
  return `${firstNames[index % firstNames.length]}${round === 0 ? "" : ` ${round + 1}`}`;
};

/** Ids of everything but games are from this moment, so that the same seed gives the same league at any time. */
const founded = new Date(Date.UTC(2026, 0, 1));

/** A random UUIDv7 of a moment. */
export function uuidFrom(dice: Dice, moment: Date): string {
  const hex = (digits: number) =>
    dice
      .from(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, "0");
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
}

/** Receives the progress of the seeding. */
interface Progress {
  readonly played: Report;
  readonly stored: Report;
}

/** Fills a new league; resolves to its id and address, or undefined when it exists already. */
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
  const seasons = seasonsOf(seeding).map((season) => ({ id: uuidFrom(dice, founded), ...season }));
  if (await findLeague(database, id)) return undefined;
  const { league: created } = await leagues.create(
    { protocol: 1, id, name, players: roster, currency: "EUR", timeZone: "Europe/Berlin", seasons },
    key,
  );
  await database.transaction(async (store) => {
    const posted = await writeGames(store, id, seeding, roster, dice, progress);
    const payments = isClub(seeding) ? paymentsFor(posted) : [];
    const rows = payments.map((each) => ({
      leagueId: id,
      id: uuidFrom(dice, until),
      ...each,
      owedFor: null,
      changed: 0,
    }));
    await insertRows(store, "LeaguePayment", rows);
  }, 3_600_000);
  return { id, slug: created.slug };
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** A club meets on one evening a week; a league with more games plays all week long. */
export const isClub = ({ gamesAWeek }: Seeding): boolean => gamesAWeek <= 6;

/** When a game ended, counted back from the last one: on club evenings at most an hour apart. */
function endOf({ games: count, gamesAWeek, until, ...seeding }: Seeding, number: number): Date {
  const back = count - 1 - number;
  if (!isClub({ games: count, gamesAWeek, until, ...seeding }))
    return new Date(until.getTime() - (back * week) / gamesAWeek);
  const [weeks, games] = [Math.floor(back / gamesAWeek), back % gamesAWeek];
  // The same for the same game, but spread over minutes.
  const offset = ((number * 7919) % 23) * 60_000;
  return new Date(until.getTime() - weeks * week - games * 0.7 * hour - (back === 0 ? 0 : offset));
}

/** Half years for a club, years for a league that lasts decades; only those in which a game was played. */
function seasonsOf(seeding: Seeding): { name: string; from: string; to: string }[] {
  const first = endOf(seeding, 0).toISOString().slice(0, 10);
  const last = seeding.until.toISOString().slice(0, 10);
  const seasons: { name: string; from: string; to: string }[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++)
    if (isClub(seeding))
      seasons.push(
        { name: `Spring ${year}`, from: `${year}-01-01`, to: `${year}-06-30` },
        { name: `Autumn ${year}`, from: `${year}-07-01`, to: `${year}-12-31` },
      );
    else seasons.push({ name: String(year), from: `${year}-01-01`, to: `${year}-12-31` });
  return seasons.filter(({ from, to }) => from <= last && to >= first).slice(-maxSeasons);
}

/** The number of games between two payments. */
const gamesAPayment = 25;

/** Payments now and then from the player with the largest debt to the one who is owed most. */
function paymentsFor(posted: readonly PostedGame[]): (LeaguePayment & { readonly day: string })[] {
  const balances = new Map<string, number>();
  const add = (person: string, amount: number) => balances.set(person, (balances.get(person) ?? 0) + amount);
  return posted.flatMap(({ players, currency, day }, index) => {
    for (const { person, result } of players) add(person, result.balance);
    if (index % gamesAPayment !== gamesAPayment - 1) return [];
    const byBalance = [...balances].sort(([, a], [, b]) => a - b);
    const [[payer, owed], [receiver, due]] = [byBalance[0] ?? ["", 0], byBalance.at(-1) ?? ["", 0]];
    const amount = Math.floor(Math.min(-owed, due) / 50) * 50;
    if (amount <= 0) return [];
    add(payer, amount);
    add(receiver, -amount);
    return [{ payer, receiver, amount, currency, day }];
  });
}

/** A member's strength (lower is better), and how many evenings out of ten they miss. */
interface Member {
  readonly id: string;
  readonly name: string;
  readonly strength: number;
  readonly misses: number;
}

async function writeGames(
  store: Store,
  leagueId: string,
  seeding: Seeding,
  roster: readonly { readonly id: string; readonly name: string }[],
  dice: Dice,
  { played, stored }: Progress,
): Promise<PostedGame[]> {
  const { games: count, gamesAWeek, hands, key } = seeding;
  const known = playTemplates(dice, hands, count, played);
  const strengths = dice.shuffled(roster.map((_, index) => index));
  const members = roster.map((each, index): Member => {
    return { ...each, strength: strengths[index] ?? 0, misses: isClub(seeding) ? dice.from(0, 6) : 0 };
  });
  let present: readonly Member[] = members;
  const posted: PostedGame[] = [];
  const keyHash = hashKey(key);
  for (let from = 0; from < count; from += 500) {
    stored(from, count);
    const rows: Rows = { games: [], entries: [], leagueGames: [] };
    for (let number = from; number < Math.min(count, from + 500); number++) {
      if ((count - number) % gamesAWeek === 0) present = attendeesOf(members, dice);
      const template = known[number % known.length];
      if (!template) throw new Error("nothing was played");
      posted.push(addGame(rows, leagueId, keyHash, template, endOf(seeding, number), present, dice));
    }
    await insertRows(store, "Game", rows.games);
    await insertRows(store, "Entry", rows.entries);
    await insertRows(store, "LeagueGame", rows.leagueGames);
  }
  return posted;
}

/** The members who come to an evening, and enough others for the largest table. */
function attendeesOf(members: readonly Member[], dice: Dice): readonly Member[] {
  const shuffled = dice.shuffled(members);
  const came = shuffled.filter(({ misses }) => misses < dice.from(1, 10));
  return [...came, ...shuffled.filter((each) => !came.includes(each))].slice(0, Math.max(6, came.length));
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
  present: readonly Member[],
  dice: Dice,
): PostedGame {
  const began = new Date(ended.getTime() - 0.6 * hour);
  const gameId = uuidFrom(dice, began);
  // Stronger players sit more often where the game was won, but luck matters more.
  const sitting = dice
    .shuffled(present)
    .slice(0, sheet.players.length)
    .map((member) => ({ member, luck: member.strength + dice.from(0, 3 * present.length) }))
    .sort((a, b) => a.luck - b.luck);
  const bySuccess = [...result.seats].sort((a, b) => a.place - b.place).map(({ seat }) => seat);
  const inOrder = [...bySuccess, ...result.aside.map(({ seat }) => seat)];
  const personAt = new Map(inOrder.map((seat, place) => [seat, sitting[place]?.member]));
  const players = sheet.players.map(({ id }) => ({ id, name: personAt.get(id)?.name ?? id }));
  const seats = Object.fromEntries(players.map(({ id }) => [id, personAt.get(id)?.id ?? ""]));
  rows.games.push({
    id: gameId,
    ruleset: sheet.game,
    options: JSON.stringify(sheet.options ?? {}),
    players: JSON.stringify(players),
    keyHash,
    createdAt: began,
    deletedAt: null,
  });
  const share = (ended.getTime() - began.getTime()) / sheet.entries.length;
  sheet.entries.forEach((entry, index) => {
    const at = new Date(began.getTime() + Math.round(share * (index + 1))).toISOString();
    const id = uuidFrom(dice, began);
    const body = JSON.stringify({ ...(entry as object), id, at });
    const previous = index === 0 ? null : index;
    rows.entries.push({ gameId, seq: index + 1, previous, id, body, at, createdAt: new Date(at) });
  });
  const seated = { gameId, rulesetId: sheet.game, currency: "EUR", seats };
  const posted = postedGame("Europe/Berlin", seated, ended.toISOString(), result, (id) => id);
  rows.leagueGames.push({
    leagueId,
    gameId,
    kind: sheet.game,
    currency: "EUR",
    byKeeper: false,
    paper: null,
    logId: gameId,
    seats: JSON.stringify(seats),
    finishedAt: posted.finishedAt,
    result: writtenResult(result),
    waitsFor: "[]",
    changed: 0,
  });
  return posted;
}
