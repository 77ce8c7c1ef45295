import { games } from "../../../lib/games/registry";
import type { LeaguePayment } from "../../../lib/league/money/ledger";
import { type PostedGame, postedGame } from "../../../lib/league/standings/posted";
import { type GameResult, resultOf } from "../../../lib/league/standings/result";
import { maxSeasons } from "../../../lib/league/wire";
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
import { type Options, simulateGame, somePlayers } from "../simulate/index";

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

/** What a club plays: the game as people usually play it, by how many, and how many hands fill its part of an evening. */
interface PlayStyle {
  readonly game: string;
  readonly options?: Options;
  readonly seats: readonly [least: number, most: number];
  readonly hands: readonly [least: number, most: number];
}

/** So many that no game is over before. */
const toTheEnd = [400, 400] as const;

/** What is liked best stands here more than once. Only games whose play is simulated with real tiles. */
const styles: readonly PlayStyle[] = [
  { game: "mexican-train", seats: [3, 6], hands: toTheEnd },
  { game: "mexican-train", seats: [4, 5], hands: toTheEnd },
  { game: "doubles", seats: [3, 4], hands: toTheEnd },
  { game: "doubles", seats: [3, 4], hands: toTheEnd },
  { game: "domino-pool", seats: [3, 5], hands: [6, 12] },
  { game: "domino-pool", options: { mode: "hundred-up" }, seats: [3, 5], hands: toTheEnd },
  { game: "pip", seats: [3, 5], hands: toTheEnd },
  { game: "count", options: { preset: "latin" }, seats: [4, 4], hands: toTheEnd },
  { game: "hands", options: { preset: "first-to-six" }, seats: [4, 4], hands: toTheEnd },
  { game: "baneberry", seats: [3, 5], hands: toTheEnd },
];

/**
 * So many games are each played by themselves. More are a hundred of them with other people: playing one takes as long as
 * storing a hundred.
 */
const maxPlayed = 400;
const differentOfMany = 100;

function templates(dice: Dice, hands: number, count: number, report: Report): Template[] {
  const played: Template[] = [];
  for (let seed = 0; played.length < count; seed++) {
    report(played.length, count);
    const { options = {}, ...style } = dice.pick(styles);
    const game = games.find(style.game);
    if (!game) throw new Error(`there is no game ${style.game}`);
    const setUp = { players: somePlayers(dice.from(...style.seats)), options };
    // In a game of such a seed nobody comes or goes: who does is nobody of the roster.
    const { sheet, log } = simulateGame(game, setUp, 4 * seed, {
      hands: Math.min(hands, dice.from(...style.hands)),
    });
    const result = resultOf(log);
    if (result) played.push({ sheet, result });
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
  const seasons = seasonsOf(seeding).map((season) => ({ id: uuidFrom(dice, founded), ...season }));
  const created = await leagues.create(
    { protocol: 1, id, name, players: roster, currency: "EUR", timeZone: "Europe/Berlin", seasons },
    key,
  );
  if (created.outcome !== "created") return undefined;
  await database.transaction(async (store) => {
    const league = await findLeague(store, id);
    if (!league) throw new Error("the league was made and is not there");
    const posted = await writeGames(store, id, seeding, roster, dice, progress);
    const payments = isClub(seeding) ? paymentsFor(posted) : [];
    const rows = payments.map((each) => ({ leagueId: id, id: uuidFrom(dice, until), ...each }));
    await insertRows(store, "LeaguePayment", rows);
    await writeFolded(store, league, { games: posted, payments });
  }, 3_600_000);
  return { id, slug: created.league.slug };
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** Meets on one evening a week; what plays more than that plays all week long. */
const isClub = ({ gamesAWeek }: Seeding): boolean => gamesAWeek <= 6;

/** When a game ended, the last one being the moment that is asked for: on club evenings at most an hour apart. */
function endOf({ games: count, gamesAWeek, until, ...seeding }: Seeding, number: number): Date {
  const back = count - 1 - number;
  if (!isClub({ games: count, gamesAWeek, until, ...seeding }))
    return new Date(until.getTime() - (back * week) / gamesAWeek);
  const [weeks, games] = [Math.floor(back / gamesAWeek), back % gamesAWeek];
  // The same for the same game, but not to the minute.
  const untidy = ((number * 7919) % 23) * 60_000;
  return new Date(until.getTime() - weeks * week - games * 0.7 * hour - (back === 0 ? 0 : untidy));
}

/** Halves of the year for a club, years for what goes on for decades; only those in which something was played. */
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

/** So many games lie between two payments. */
const gamesAPayment = 25;

/** Now and then whoever owes most pays something to whoever is owed most. */
function paymentsFor(posted: readonly PostedGame[]): LeaguePayment[] {
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

/** How well somebody plays, the less the better, and how often there is an evening without them: out of ten. */
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
  const known = templates(dice, hands, count > maxPlayed ? differentOfMany : count, played);
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
      if ((count - number) % gamesAWeek === 0) present = whoCame(members, dice);
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

/** Who is there of an evening: those who do not miss it, and enough others for the largest table. */
function whoCame(members: readonly Member[], dice: Dice): readonly Member[] {
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
  // Who plays better sits more often where the game was won, but luck weighs more.
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
  const row = { gameId, kind: sheet.game, currency: "EUR", seats };
  const posted = postedGame("Europe/Berlin", row, ended.toISOString(), result, (id) => id);
  rows.leagueGames.push({
    leagueId,
    ...row,
    byKeeper: false,
    paper: null,
    logId: gameId,
    seats: JSON.stringify(seats),
    ...finishOf(posted),
  });
  return posted;
}
