import { type ComingIn, type ReadGame, type Verdict, verdictOn } from "@/lib/client/files";
import type { Problem } from "@/lib/rules/problem";

/** A game of a file, and what importing it would do; without a game, what is wrong with it. */
export interface Looked {
  readonly key: string;
  readonly game: ComingIn | undefined;
  readonly verdict: Verdict | undefined;
  readonly problems: readonly Problem[];
}

/** Whether importing would write something. */
export const would = (verdict: Verdict | undefined): boolean =>
  verdict?.verdict === "new" || verdict?.verdict === "more" || verdict?.verdict === "key";

/** What importing the games of a file would do. Nothing is written. */
export function lookAt(games: readonly ReadGame[]): Promise<Looked[]> {
  return Promise.all(
    games.map(async (game, index): Promise<Looked> => {
      const key = String(index);
      if (!game.ok) return { key, game: undefined, verdict: undefined, problems: game.error };
      const verdict = await verdictOn(game.value);
      return {
        key,
        game: game.value,
        verdict,
        problems: verdict.verdict === "unfit" ? verdict.problems : [],
      };
    }),
  );
}
