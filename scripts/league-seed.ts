import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { games } from "../lib/games/registry";
import { LeagueStore } from "../lib/server/leagues/league-store";
import { readSettings } from "../lib/server/ops/env";
import { planEvening } from "../tests/support/league/plan-evening";
import { isClub, seedLeague } from "../tests/support/league/seed";
import { openStore } from "./open-store";
import { progress } from "./progress";

// Fills a new league with the evenings of a club: real tiles, random legal play, the same for the same seed. Up to six
// games a week are played on one evening, and the next one is planned; more are spread over the week.
// Usage: npm run league:seed [-- --games 200 --players 12 --seed 1 --week 4 --name "Simulated League"]

const options = {
  games: { type: "string", default: "200" },
  players: { type: "string", default: "12" },
  seed: { type: "string", default: "1" },
  week: { type: "string", default: "4" },
  name: { type: "string", default: "Simulated League" },
} as const;
const values = given();

function given() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const count = (field: "games" | "players" | "seed" | "week", min: number, max: number): number => {
  const number = Number(values[field]);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  console.error(`--${field} should be a whole number from ${min} to ${max}.`);
  process.exit(1);
};

/** Late on the last Friday evening that is over. */
function lastFriday(): Date {
  const friday = 5;
  const evening = new Date();
  evening.setHours(22, 40, 0, 0);
  const isThere = () => evening.getDay() === friday && evening.getTime() <= Date.now();
  while (!isThere()) evening.setDate(evening.getDate() - 1);
  return evening;
}

const key = randomBytes(24).toString("base64url");
const seeding = {
  games: count("games", 1, 1_000_000),
  players: count("players", 6, 1_000),
  seed: count("seed", 0, 2 ** 31),
  gamesAWeek: count("week", 1, 1_000),
  name: values.name,
  hands: 400,
  until: lastFriday(),
  key,
};
const database = await openStore();
try {
  const leagues = new LeagueStore(database, games);
  const league = await seedLeague(database, leagues, seeding, {
    played: progress("different games played"),
    stored: progress("games stored"),
  });
  if (league) {
    if (isClub(seeding)) await planEvening(database, leagues, league, seeding);
    const at = `http://localhost:${readSettings(process.env).port}/l`;
    console.log(`${seeding.games} games. With the server running:`);
    console.log(`  everybody reads  ${at}/${league.slug}`);
    console.log(`  its keeper opens ${at}/edit?league=${league.id}#key=${key}`);
  } else {
    console.error(`There is already a league with the seed ${seeding.seed}. Choose another --seed.`);
    process.exitCode = 1;
  }
} finally {
  await database.$disconnect();
}
