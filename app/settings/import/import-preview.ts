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
import type { Result } from "@/lib/rules/result";

/** A part of a file, and what importing it would do; without one, what is wrong with it. */
export interface Preview<Part, Would> {
  readonly key: string;
  readonly part: Part | undefined;
  readonly verdict: Would | undefined;
  readonly problems: readonly Problem[];
}

/** All of a file. */
export interface FilePreview {
  readonly rules: readonly Preview<ArchivedRules, RulesVerdict>[];
  readonly games: readonly Preview<Imported, Verdict>[];
  readonly leagues: readonly Preview<ArchivedLeague, LeagueVerdict>[];
}

/** Whether importing would write something. */
export const would = (verdict: { readonly type: string } | undefined): boolean =>
  ["new", "more", "key"].includes(verdict?.type ?? "");

/** What importing a file would do. Nothing is written. */
export async function previewFile({ games, leagues, rules }: FileContent): Promise<FilePreview> {
  return {
    games: await previews(games, verdictOn),
    leagues: await previews(leagues, verdictOnLeague),
    rules: await previews(rules, verdictOnRules),
  };
}

const previews = <Part, Would extends { readonly type: string; readonly problems?: readonly Problem[] }>(
  parts: readonly Result<Part, readonly Problem[]>[],
  verdictOf: (part: Part) => Promise<Would>,
): Promise<Preview<Part, Would>[]> =>
  Promise.all(
    parts.map(async (read, index) => {
      const key = String(index);
      if (!read.ok) return { key, part: undefined, verdict: undefined, problems: read.error };
      const verdict = await verdictOf(read.value);
      return { key, part: read.value, verdict, problems: verdict.problems ?? [] };
    }),
  );
