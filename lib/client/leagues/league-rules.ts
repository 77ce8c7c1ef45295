"use client";

import type { LeagueChange } from "@/lib/league/changes/registry";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { device } from "../device";
import { deviceProblem } from "../problems";
import { newId } from "../random-ids";
import type { StoredRules } from "../store/device-store";
import { pushToServer, refreshLeagues } from "./my-leagues";
import { updateLeague } from "./session/update-league";

/**
 * Saves house rules for a league: new ones, or those with this id. They are sent to the server in the background; if
 * it refuses them, the league's managing page says so.
 */
export async function saveLeagueRules(
  leagueId: string,
  { name, game, options }: Omit<StoredRules, "id">,
  rules: string = newId(),
): Promise<Result<StoredRules, readonly Problem[]>> {
  const change: LeagueChange = { change: "rules", id: newId(), rules, name, game, options: { ...options } };
  const stored = await updateLeague(device().store, leagueId, (now) => ({
    ...now,
    waiting: [...now.waiting, change],
  }));
  if (!stored.ok) return err([deviceProblem(`device-${stored.error}`, "")]);
  await refreshLeagues();
  void pushToServer(leagueId);
  return ok({ id: rules, name, game, options });
}
