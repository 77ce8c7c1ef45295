import {
  type ArchivedLeague,
  type ArchivedRules,
  type FileContent,
  type Imported,
  type LeagueVerdict,
  type RulesVerdict,
  type Verdict,
  verdictOn,
  verdictOnLeague,
  verdictOnRules,
} from "@/lib/client/transfer/files";
import type { Problem } from "@/lib/rules/problem";

/** A game of a file, and what importing it would do; without a game, what is wrong with it. */
export interface GamePreview {
  readonly key: string;
  readonly game: Imported | undefined;
  readonly verdict: Verdict | undefined;
  readonly problems: readonly Problem[];
}

/** A league of a file, and what importing it would do. */
export interface LeaguePreview {
  readonly key: string;
  readonly league: ArchivedLeague | undefined;
  readonly verdict: LeagueVerdict | undefined;
  readonly problems: readonly Problem[];
}

/** House rules of a file, and what importing them would do. */
export interface RulesPreview {
  readonly key: string;
  readonly rules: ArchivedRules | undefined;
  readonly verdict: RulesVerdict | undefined;
  readonly problems: readonly Problem[];
}

/** All of a file. */
export interface FilePreview {
  readonly rules: readonly RulesPreview[];
  readonly games: readonly GamePreview[];
  readonly leagues: readonly LeaguePreview[];
}

/** Whether importing would write something. */
export const would = (verdict: Verdict | LeagueVerdict | RulesVerdict | undefined): boolean =>
  verdict?.type === "new" || verdict?.type === "more" || verdict?.type === "key";

/** What importing a file would do. Nothing is written. */
export async function previewFile({ games, leagues, rules }: FileContent): Promise<FilePreview> {
  return {
    games: await previewGames(games),
    rules: await Promise.all(
      rules.map(async (each, index): Promise<RulesPreview> => {
        const key = String(index);
        if (!each.ok) return { key, rules: undefined, verdict: undefined, problems: each.error };
        return { key, rules: each.value, verdict: await verdictOnRules(each.value), problems: [] };
      }),
    ),
    leagues: await Promise.all(
      leagues.map(async (league, index): Promise<LeaguePreview> => {
        const key = String(index);
        if (!league.ok) return { key, league: undefined, verdict: undefined, problems: league.error };
        return { key, league: league.value, verdict: await verdictOnLeague(league.value), problems: [] };
      }),
    ),
  };
}

function previewGames(games: FileContent["games"]): Promise<GamePreview[]> {
  return Promise.all(
    games.map(async (game, index): Promise<GamePreview> => {
      const key = String(index);
      if (!game.ok) return { key, game: undefined, verdict: undefined, problems: game.error };
      const verdict = await verdictOn(game.value);
      return {
        key,
        game: game.value,
        verdict,
        problems: verdict.type === "unfit" ? verdict.problems : [],
      };
    }),
  );
}
