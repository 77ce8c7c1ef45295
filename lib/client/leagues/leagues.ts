"use client";

import type { LeagueChange } from "@/lib/league/changes/registry";
import { createdLeague, creationProblems } from "@/lib/league/creation";
import type { LeagueReply } from "@/lib/league/replies";
import { type CreateLeagueRequest, leagueProtocol } from "@/lib/league/wire";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { device } from "../device";
import { deviceProblem } from "../problems";
import { newId, newKey } from "../random-ids";
import type { StoredLeague } from "../store/device-store";
import { forgetDrafts } from "../store/drafts";
import { asked, pushToServer, refreshLeagues } from "./my-leagues";
import { storedReason } from "./session/league-answers";
import { withoutTwin, withTwoPeople } from "./session/twins";
import { updateLeague } from "./session/update-league";

/** A change before it gets its id here. */
export type NewChange = LeagueChange extends infer Each
  ? Each extends unknown
    ? Omit<Each, "id">
    : never
  : never;

/** `saved`: the server has it. `savedHere`: it is stored on this device and will be sent automatically. */
export type ChangeOutcome = "saved" | "savedHere";

/**
 * Creates a league and its keeper key on this device; it is sent to the server in the background. Problems have paths
 * from the root of the request. The value is the id.
 */
export async function createLeague(
  settings: Omit<CreateLeagueRequest, "protocol" | "id">,
): Promise<Result<string, readonly Problem[]>> {
  const create: CreateLeagueRequest = { protocol: leagueProtocol, id: newId(), ...settings };
  const problems = creationProblems(create);
  if (problems.length > 0) return err(problems);
  const known: LeagueReply = {
    protocol: leagueProtocol,
    id: create.id,
    version: 0,
    ratingsPending: false,
    ...createdLeague(create, ""),
  };
  const league = { id: create.id, key: newKey(), create, known, waiting: [], refused: [], revision: 0 };
  const stored = await device().store.saveLeague(league);
  if (!stored.ok) return err([deviceProblem(`device-${stored.error}`, "")]);
  await pushToServer(create.id);
  return ok(create.id);
}

/**
 * Changes a league: stored on this device, and sent immediately if the server can be reached. `first`: changes that
 * this one depends on. A change that the server refuses is reported and not stored; problems have paths from the root
 * of the change. Unless `isFormOpen`, because the change removed what its form was about, it is stored among the refused
 * ones and reported there.
 */
export async function changeLeague(
  id: string,
  change: NewChange,
  first: readonly NewChange[],
  isFormOpen: () => boolean,
): Promise<Result<ChangeOutcome, readonly Problem[]>> {
  const { store } = device();
  const made = [...first, change].map((each) => ({ ...each, id: newId() }) as LeagueChange);
  const isMade = ({ id: changeId }: LeagueChange) => made.some((each) => each.id === changeId);
  for (const each of made) asked.add(each.id);
  const stored = await updateLeague(store, id, (now) => ({ ...now, waiting: [...now.waiting, ...made] }));
  if (stored.ok) await pushToServer(id);
  for (const each of made) asked.delete(each.id);
  if (!stored.ok) return err([deviceProblem(`device-${stored.error}`, "")]);
  const after = (await store.leagues()).find((league) => league.id === id);
  const refused = after?.refused.filter((each) => isMade(each.change)) ?? [];
  if (isFormOpen()) for (const each of refused) await dismiss(id, each.change.id);
  else await refreshLeagues();
  if (refused[0]) return err([storedReason(refused[0])]);
  return ok(after?.waiting.some(isMade) ? "savedHere" : "saved");
}

/** Changes what this device stores of a league, and shows it. */
async function keep(id: string, to: (now: StoredLeague) => StoredLeague): Promise<void> {
  await updateLeague(device().store, id, to);
  await refreshLeagues();
}

/** Somebody has seen that a change was refused. */
export const dismiss = (id: string, changeId: string): Promise<void> =>
  keep(id, (now) => ({
    ...now,
    refused: now.refused.flatMap((each) => {
      if (each.change.id !== changeId) return [each];
      return each.change.change === "game" ? [{ ...each, seen: true as const }] : [];
    }),
  }));

/** Sends a change again that the server refused: what stood in its way may be gone. */
export async function sendAgain(id: string, changeId: string): Promise<void> {
  await keep(id, ({ waiting, refused, ...now }) => {
    const again = refused.filter(({ change }) => change.id === changeId).map(({ change }) => change);
    const others = refused.filter(({ change }) => change.id !== changeId);
    return { ...now, waiting: [...waiting, ...again], refused: others };
  });
  await pushToServer(id);
}

/** Somebody has seen that a newcomer counts as the player of the same name, or under which name instead. */
export const dismissTwin = (id: string, player: string): Promise<void> =>
  keep(id, (now) => withoutTwin(now, player));

/** Somebody has said that a newcomer is not the player of the same name. */
export async function areTwoPeople(id: string, player: string): Promise<void> {
  await keep(id, (now) => withTwoPeople(now, player, newId));
  await pushToServer(id);
}

/** Discards the waiting changes. */
export const dropWaiting = (id: string): Promise<void> => keep(id, (now) => ({ ...now, waiting: [] }));

/** Removes a league from this device, with its key, waiting changes and what is typed for it; it stays on the server. */
export async function forgetLeague(id: string): Promise<boolean> {
  const done = await device().store.removeLeague(id);
  if (done) forgetDrafts(id);
  await refreshLeagues();
  return done;
}
