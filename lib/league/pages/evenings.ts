import { isEveningOver } from "../evenings/calendar";
import { tableRule } from "../scoring/rule";
import { seasonOn } from "../season";
import { roundsOf, wonBySheets } from "../sheets/counted-sheet";
import { eveningTable, eveningWinners } from "../story/evening";
import { type EveningFact, eveningFacts } from "../story/evening-facts";
import type { PlayedEveningReply, PlayedEveningsReply } from "../story/story-replies";
import type { CountedGame } from "../value/counting";
import type { LeagueValue } from "../value/value";
import { gamesBefore, gamesOn, readEvening } from "./evening";
import { finishedGames } from "./games";
import { eveningLedgers } from "./money";
import { type AimOf, namedIn } from "./named";
import { remarkOn } from "./remarks";
import { sheetsOn } from "./sheets";

/** How many evenings are listed at once, and how many games are looked at to find their winners. */
const listed = 30;
const maxWinnersGames = 500;

/**
 * The evenings with finished games or an evening sheet that is over, the latest first. `before`: only those before this
 * day; "": all.
 */
export function playedEvenings({ league, games, sheets }: LeagueValue, before: string): PlayedEveningsReply {
  const isAsked = (day: string): boolean => before === "" || day < before;
  const played = new Map<string, CountedGame[]>();
  for (let index = games.length - 1; index >= 0; index--) {
    const game = games[index];
    if (!game || !isAsked(game.day)) continue;
    const own = played.get(game.day);
    if (own) own.unshift(game);
    else if (played.size > listed) break;
    else played.set(game.day, [game]);
  }
  const told = sheets.filter(({ day }) => isAsked(day));
  const days = [...new Set([...played.keys(), ...told.map(({ day }) => day)])].sort().reverse();
  const evenings = days.map((evening) => ({
    evening,
    games: played.get(evening) ?? [],
    sheets: told.filter(({ day }) => day === evening),
  }));
  const shown = evenings.slice(0, listed);
  const named = namedIn(league);
  let sum = 0;
  return {
    league: league.id,
    evenings: shown.map(({ evening, games: own, sheets }) => {
      sum += own.length;
      const rule = tableRule(league, seasonOn(league.seasons, evening));
      const first = wonBySheets(sheets);
      const winners = first ?? eveningWinners(eveningTable({ games: own, rule })).map(({ person }) => person);
      return {
        evening,
        games: own.length,
        ...(sheets.length > 0 && { rounds: roundsOf(sheets) }),
        winners: !first && sum > maxWinnersGames ? null : winners.map(named),
      };
    }),
    before: evenings.length > listed ? (shown.at(-1)?.evening ?? null) : null,
  };
}

/** Whether any game finished on the evening of a day, or an evening sheet is of it. */
export const isEvening = ({ games, sheets }: LeagueValue, day: string): boolean =>
  games[gamesBefore(games, day)]?.day === day || sheets.some((sheet) => sheet.day === day);

export interface PlayedEvening {
  readonly reply: PlayedEveningReply;
  /** The most interesting first. */
  readonly facts: readonly EveningFact[];
  readonly isOver: boolean;
}

/** An evening that was played; undefined when no game finished on it, and no evening sheet is of it. */
export function playedEvening(
  value: LeagueValue,
  day: string,
  now: string,
  aimOf: AimOf,
): PlayedEvening | undefined {
  const { league } = value;
  if (!isEvening(value, day)) return undefined;
  const evening = readEvening(value, day, now, aimOf);
  const table = evening ? eveningTable(evening) : [];
  const sheets = sheetsOn(value, day);
  const named = namedIn(league);
  return {
    reply: {
      league: league.id,
      evening: day,
      ...besides(value, day),
      ...remarkOn(value, day),
      players: table.map(({ person, ...counts }) => ({ ...named(person), ...counts })),
      games: finishedGames(value, evening?.games ?? []),
      ...(sheets.length > 0 && { sheets }),
      ledgers: eveningLedgers(value, day),
    },
    facts: evening ? eveningFacts(evening) : [],
    isOver: isEveningOver(league.timeZone, day, now),
  };
}

/** Who won an evening, or leads it so far: by its sheets, or else by its games. */
export const winnersOf = ({ reply: { players, sheets } }: PlayedEvening) =>
  sheets ? sheets.flatMap(({ winners }) => winners) : players.filter(({ place }) => place === 1);

/** The days of the evenings before and after a day. */
function besides({ games, sheets }: LeagueValue, day: string): Record<"previous" | "next", string | null> {
  const start = gamesBefore(games, day);
  const days = [
    games[start - 1]?.day,
    games[start + gamesOn(games, day).length]?.day,
    ...sheets.map((sheet) => sheet.day),
  ].filter((each) => each !== undefined);
  const [earlier, later] = [days.filter((each) => each < day), days.filter((each) => each > day)];
  return { previous: earlier.sort().at(-1) ?? null, next: later.sort()[0] ?? null };
}
