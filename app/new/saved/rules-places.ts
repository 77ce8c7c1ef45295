"use client";

import { type NamedRules, type StoredRules, saveRules, useSavedRules } from "@/lib/client/house-rules";
import { saveLeagueRules } from "@/lib/client/leagues/league-rules";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { deviceProblem } from "@/lib/client/problems";
import type { LeagueReply } from "@/lib/league/replies";
import type { Problem } from "@/lib/rules/problem";
import { err, type Result } from "@/lib/rules/result";
import { sameJson } from "@/lib/rules/same-json";

/** Where house rules are saved: on this device, or in a league that it may change. */
export interface RulesPlace {
  readonly league?: Pick<LeagueReply, "id" | "name">;
  readonly rules: readonly StoredRules[];
}

/** This device, and its leagues by name. */
export function useRulesPlaces(): readonly RulesPlace[] {
  const rules = useSavedRules() ?? [];
  const leagues = (useMyLeagues() ?? []).filter(
    ({ stored }) => !stored.locked && !stored.deleted && !stored.scorer,
  );
  return [{ rules }, ...leagues.map(({ league }) => ({ league, rules: league.rules ?? [] }))];
}

/** House rules, and where they are saved. */
export interface SavedAs {
  readonly place: RulesPlace;
  readonly rules: StoredRules;
}

/** Where the same rules are saved, under any name. */
export function savedAs(
  { game, options }: Omit<NamedRules, "name">,
  places: readonly RulesPlace[],
): SavedAs | undefined {
  return places
    .flatMap((place) => place.rules.map((rules) => ({ place, rules })))
    .find(({ rules }) => rules.game === game && sameJson(rules.options, options));
}

/** Saves house rules there: new ones, or those with this id. */
export async function saveIn(
  { league }: RulesPlace,
  rules: NamedRules,
  id?: string,
): Promise<Result<StoredRules, readonly Problem[]>> {
  if (league) return saveLeagueRules(league.id, rules, id);
  const written = await saveRules(rules, id);
  return written.ok ? written : err([deviceProblem(`device-${written.error}`, "")]);
}
