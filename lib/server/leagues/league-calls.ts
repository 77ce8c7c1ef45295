import { readChanges } from "@/lib/league/read-changes";
import type { ChangeRequest, CreateLeagueRequest, LeagueChange } from "@/lib/league/wire";
import type { Problem } from "@/lib/rules/problem";
import { ok, type Result } from "@/lib/rules/result";
import type { KeeperKeyRequest } from "@/lib/sync/wire/wire-keys";
import { answer, refuse, refuseFor } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";
import { say } from "../words";

export const noSuchLeague = (id: string) =>
  refuseFor("no-such-league", say.noSuchLeague({ id: id.slice(0, 64) }));

/** `POST /api/leagues`: makes a league. Making it twice with the same content and key changes nothing. */
export async function createLeague({ key, body }: Call<CreateLeagueRequest>): Promise<Response> {
  const created = await runningServer().leagueStore.create(body, key);
  switch (created.outcome) {
    case "created":
      return answer(created.league, 201);
    case "again":
      return answer(created.league);
    case "bad-request":
    case "league-id-taken":
    case "slug-taken":
      return refuse(created.outcome, created.problems);
  }
}

/** What a request to change a league asks for, beside the changes themselves. */
interface Changes extends Pick<ChangeRequest, "gameKeys" | "after"> {
  readonly changes: readonly LeagueChange[];
}

/** The body of such a request, as it was sent. */
export function readChangeRequest(sent: unknown): Result<Changes, readonly Problem[]> {
  const read = readChanges(sent, say.theRequest);
  return read.ok ? ok({ ...(sent as ChangeRequest), changes: read.value }) : read;
}

/** `POST /api/leagues/:id/changes`: changes a league, all or nothing. */
export async function changeLeague({ id, key, body }: Call<Changes>): Promise<Response> {
  const { changes, ...beside } = body;
  const changed = await runningServer().leagueStore.change(id, key, changes, beside);
  switch (changed.outcome) {
    case "missing":
      return noSuchLeague(id);
    case "wrong-key":
      return refuseFor("wrong-key", say.wrongLeagueKey);
    case "changed":
      return answer(changed.league);
    case "id-taken":
      return refuse("change-taken", changed.problems);
    case "changes-missing":
      return refuse("changes-missing", changed.problems);
    case "unfit":
      return refuse("unfit-change", changed.problems);
  }
}

/** `POST /api/leagues/:id/keeper-key`: another keeper key. */
export async function replaceLeagueKey({ id, key, body }: Call<KeeperKeyRequest>): Promise<Response> {
  const replaced = await runningServer().leagueStore.replaceKey(id, key, body.key);
  switch (replaced) {
    case "missing":
      return noSuchLeague(id);
    case "wrong-key":
      return refuseFor("wrong-key", say.wrongLeagueKey);
    default:
      return answer(replaced);
  }
}

/** `GET /api/leagues/:id`: a league as people set it up. `id` is its id or its slug, an old one too. */
export async function readLeague({ id }: Call): Promise<Response> {
  const league = await runningServer().leagueStore.find(id);
  return league ? answer(league) : noSuchLeague(id);
}
