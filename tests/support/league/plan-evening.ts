import type { LeagueChange } from "../../../lib/league/changes/registry";
import { eveningAnswers } from "../../../lib/league/evenings/answer";
import { AttendanceStore } from "../../../lib/server/leagues/evenings/attendance-store";
import type { LeagueStore } from "../../../lib/server/leagues/league-store";
import type { Database } from "../../../lib/server/store/store";
import { Dice } from "../simulate/dice";
import { type Seeding, uuidFrom } from "./seed";

const week = 7 * 24 * 3_600_000;

/** Plans a next evening of a seeded club, a week after the last one, with some answers, and comments on the last one. */
export async function planEvening(
  database: Database,
  leagues: LeagueStore,
  league: { readonly id: string },
  { seed, until, key }: Seeding,
): Promise<void> {
  const dice = new Dice(seed);
  const evening = uuidFrom(dice, until);
  const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  const changes: readonly LeagueChange[] = [
    {
      change: "evening",
      id: uuidFrom(dice, until),
      evening,
      on: dayOf(until.getTime() + week),
      at: "20:00",
      place: "Back room of the Swan",
    },
    {
      change: "comment",
      id: uuidFrom(dice, until),
      about: dayOf(until.getTime()),
      text: "New tiles, and soup for everybody.",
    },
  ];
  await leagues.change(league.id, key, changes);
  const attendance = new AttendanceStore(database);
  const { links } = await attendance.links(league.id, key);
  // Some have not answered yet.
  for (const { as } of links.filter(() => dice.chance(0.7))) {
    const answer = dice.pick([...eveningAnswers, "coming" as const, "coming" as const]);
    await attendance.answer(league.id, { as, evening, answer }, until.toISOString());
  }
}
