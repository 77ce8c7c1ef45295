import { tableRule } from "../scoring/rule";
import { seasonOn } from "../season";
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

/** How many evenings are listed at once, and how many games are looked at to find their winners. */
const listed = 30;
const maxWinnersGames = 500;

/** The evenings with finished games, the latest first. `before`: only those before this day; "": all. */
export function playedEvenings({ league, games }: LeagueValue, before: string): PlayedEveningsReply {
  const evenings: { readonly evening: string; readonly games: CountedGame[] }[] = [];
  for (let index = games.length - 1; index >= 0; index--) {
    const game = games[index];
    if (!game || (before !== "" && game.day >= before)) continue;
    const last = evenings.at(-1);
    if (last?.evening === game.day) last.games.unshift(game);
    else if (evenings.length > listed) break;
    else evenings.push({ evening: game.day, games: [game] });
  }
  const shown = evenings.slice(0, listed);
  const named = namedIn(league);
  let sum = 0;
  return {
    league: league.id,
    evenings: shown.map(({ evening, games: own }) => {
      sum += own.length;
      const rule = tableRule(league, seasonOn(league.seasons, evening));
      const winners = eveningWinners(eveningTable({ games: own, rule }));
      return {
        evening,
        games: own.length,
        winners: sum > maxWinnersGames ? null : winners.map(({ person }) => named(person)),
      };
    }),
    before: evenings.length > listed ? (shown.at(-1)?.evening ?? null) : null,
  };
}

/** Whether any game finished on the evening of a day. */
export const isEvening = ({ games }: LeagueValue, day: string): boolean =>
  games[gamesBefore(games, day)]?.day === day;

export interface PlayedEvening {
  readonly reply: PlayedEveningReply;
  /** The most interesting first. */
  readonly facts: readonly EveningFact[];
  readonly isOver: boolean;
}

/** An evening that was played; undefined when no game finished on it. */
export function playedEvening(
  value: LeagueValue,
  day: string,
  now: string,
  aimOf: AimOf,
): PlayedEvening | undefined {
  const { league } = value;
  const read = readEvening(value, day, now, aimOf);
  if (!read) return undefined;
  const named = namedIn(league);
  return {
    reply: {
      league: league.id,
      evening: day,
      previous: read.previous ?? null,
      next: value.games[gamesBefore(value.games, day) + gamesOn(value.games, day).length]?.day ?? null,
      ...remarkOn(value, day),
      players: eveningTable(read.evening).map(({ person, ...counts }) => ({ ...named(person), ...counts })),
      games: finishedGames(value, read.evening.games),
      ledgers: eveningLedgers(value, day),
    },
    facts: eveningFacts(read.evening),
    isOver: read.evening.isOver,
  };
}
