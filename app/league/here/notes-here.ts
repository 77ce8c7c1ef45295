import type { ReactNode } from "react";
import type { LeagueHere } from "@/lib/client/leagues/record/use-league-here";
import { gamesOn } from "@/lib/league/pages/evening";
import { isIn } from "@/lib/league/season";
import type { LeagueValue } from "@/lib/league/value/value";
import type { EveningWords } from "../evening/evening-words";
import type { Chosen, Query } from "../league-query";
import type { LeagueWords } from "../league-words";

/** What a page of a league is drawn from on a device. */
export interface DrawnHere {
  readonly words: EveningWords;
  readonly value: LeagueValue;
  readonly slug: string;
  readonly query: Query;
  readonly chosen: Chosen;
  /** ISO 8601. */
  readonly now: string;
  readonly art: Readonly<Record<string, ReactNode>>;
  readonly aims: Readonly<Record<string, "many" | "few">>;
  readonly notes: Notes;
}

/** What is said of figures with games in them that have not been sent yet; undefined if there are none. */
interface Notes {
  of(game: string): string | undefined;
  /** In a table of one season or all time, of one kind of game or all. */
  ofPlayer(player: string, table?: Pick<Chosen, "season" | "rulesetId">): string | undefined;
  ofEvening(day: string): string | undefined;
}

export function notesOf({ unsent, value }: LeagueHere, { here }: LeagueWords["t"]): Notes {
  const said = (games: readonly { readonly gameId: string }[]) => {
    const count = games.filter(({ gameId }) => unsent.has(gameId)).length;
    return count === 0 ? undefined : here.unsentOf({ games: count });
  };
  return {
    of: (game) => (unsent.has(game) ? here.notSent : undefined),
    ofPlayer: (player, { season, rulesetId } = { season: undefined, rulesetId: "" }) =>
      said(
        (value.results.get(player) ?? []).flatMap(({ game }) =>
          (season && !isIn(season, game.day)) || (rulesetId !== "" && rulesetId !== game.rulesetId)
            ? []
            : [game],
        ),
      ),
    ofEvening: (day) => said(gamesOn(value.games, day)),
  };
}
