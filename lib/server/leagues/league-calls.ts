import { readChanges } from "@/lib/league/read-changes";
import { type ChangeRequest, createLeagueRequest } from "@/lib/league/wire";
import { keeperKeyRequest } from "@/lib/sync/wire/wire-keys";
import { readJson } from "../http/body";
import { answer, refuse, refuseFor } from "../http/http";
import { bearerKey } from "../http/key";
import { noKey, readKeyed } from "../http/keyed-request";
import type { Call } from "../http/route";
import { runningServer } from "../start";
import { say, serverLanguage } from "../words";

export const noSuchLeague = (id: string) =>
  refuseFor("no-such-league", say.noSuchLeague({ id: id.slice(0, 64) }));

/** `POST /api/leagues`: makes a league. Making it twice with the same content and key changes nothing. */
export async function createLeague({ request }: Call): Promise<Response> {
  const keyed = await readKeyed(request, createLeagueRequest, say.noLeagueKey);
  if (!keyed.ok) return keyed.error;
  const { key, value } = keyed.value;
  const created = await runningServer().leagueStore.create(value, key);
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

/** `POST /api/leagues/:id/changes`: changes a league, all or nothing. */
export async function changeLeague({ request, id }: Call): Promise<Response> {
  const body = await readJson(request);
  if (!body.ok) return body.error;
  const changes = readChanges(body.value, say.theRequest, serverLanguage);
  if (!changes.ok) return refuse("bad-request", changes.error);
  const key = bearerKey(request.headers);
  if (key === undefined) return noKey(say.noLeagueKey);
  const beside = body.value as Pick<ChangeRequest, "gameKeys" | "after">;
  const changed = await runningServer().leagueStore.change(id, key, changes.value, beside);
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
export async function replaceLeagueKey({ request, id }: Call): Promise<Response> {
  const keyed = await readKeyed(request, keeperKeyRequest, say.noLeagueKey);
  if (!keyed.ok) return keyed.error;
  const { key, value } = keyed.value;
  const replaced = await runningServer().leagueStore.replaceKey(id, key, value.key);
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
