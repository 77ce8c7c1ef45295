import type { LeagueHere } from "@/lib/client/leagues/record/use-league-here";
import { gamesOn } from "@/lib/league/pages/evening";
import { isIn } from "@/lib/league/season";
import type { Notes } from "../drawn";
import type { LeagueWords } from "../league-words";

/** What is said of what has not been sent yet, and of figures with such games in them. */
export function notesHere({ unsent, changed, value }: LeagueHere, { here }: LeagueWords["t"]): Notes {
  const of = (id: string) => (unsent.has(id) || changed.has(id) ? here.notSent : undefined);
  const counted = (id: string, games: readonly { readonly gameId: string }[]) => {
    const count = games.filter(({ gameId }) => unsent.has(gameId)).length;
    return count === 0 ? of(id) : here.unsentOf({ games: count });
  };
  return {
    of,
    ofPlayer: (player, season, rulesetId = "") => {
      const games = (value.results.get(player) ?? []).map(({ game }) => game);
      const isCounted = ({ day, rulesetId: own }: (typeof games)[number]) =>
        (!season || isIn(season, day)) && (rulesetId === "" || rulesetId === own);
      return counted(player, games.filter(isCounted));
    },
    ofEvening: (day) =>
      counted(day, gamesOn(value.games, day)) ??
      value.sheets.filter((sheet) => sheet.day === day).flatMap(({ gameId }) => of(gameId) ?? [])[0],
  };
}
