import { games } from "@/lib/games/registry";
import { readObject } from "@/lib/rules/document/read";
import { readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import { pointer } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { kernelWords } from "@/lib/rules/words";
import { mostGames } from "@/lib/sync/wire/protocol";
import { appendRequest, createRequest } from "@/lib/sync/wire/wire";
import { readJson } from "../http/body";
import { answer, refuse, refuseFor } from "../http/http";
import { bearerKey } from "../http/key";
import { noKey, readKeyed } from "../http/keyed-request";
import type { Call } from "../http/route";
import { runningServer } from "../start";
import { say, serverLanguage } from "../words";

export const wrongKey = () => refuseFor("wrong-key", say.wrongKey);
export const noSuchGame = (id: string) => refuseFor("no-such-game", say.noSuchGame({ id: id.slice(0, 64) }));

/** `POST /api/games`: makes a game. Making it twice with the same content and key changes nothing. */
export async function createGame({ request }: Call): Promise<Response> {
  const body = await readJson(request);
  if (!body.ok) return body.error;
  const reading = readObject(createRequest, body.value, say.theRequest, kernelWords[serverLanguage]);
  const { game, options, players } = reading.rightFields;
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games, serverLanguage);
  const told = new Set(reading.problems.map((problem) => problem.path));
  const more = opened.ok ? [] : opened.error.filter((problem) => !within(problem.path, told));
  if (reading.problems.length + more.length > 0 || !reading.value)
    return refuse("bad-request", [...reading.problems, ...more]);

  const key = bearerKey(request.headers);
  if (key === undefined) return noKey();
  const created = await runningServer().gameStore.create(reading.value, key);
  switch (created.outcome) {
    case "created":
      return answer(created.game, 201);
    case "again":
      return answer(created.game);
    case "game-id-taken":
      return refuse(created.outcome, created.problems);
  }
}

/** Whether a place was told of already, or one that it is part of. */
function within(path: string, told: ReadonlySet<string>): boolean {
  return [...told].some((other) => path === other || path.startsWith(`${other}/`));
}

/** `POST /api/games/:id/entries`: appends to a game's log. Every answer is a pull. */
export async function appendEntries({ request, id }: Call): Promise<Response> {
  const keyed = await readKeyed(request, appendRequest);
  if (!keyed.ok) return keyed.error;
  const { key, value, sent } = keyed.value;
  const appended = await runningServer().gameStore.append(id, key, sent as typeof value);
  switch (appended.outcome) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "stored":
      return answer({ head: appended.head, entries: appended.entries });
    case "behind":
    case "id-taken":
    case "unfit":
      return refuse(appended.outcome, appended.problems, {
        pull: { head: appended.head, entries: appended.entries },
      });
  }
}

/** `GET /api/games/:id?since=N`: the game and its entries after N. */
export async function readGame({ url, id }: Call): Promise<Response> {
  const since = readSince(url);
  if (!since.ok) return since.error;
  const game = await runningServer().gameStore.read(id, since.value);
  return game ? answer(game) : noSuchGame(id);
}

function readSince(url: URL): Result<number, Response> {
  const given = url.searchParams.get("since") ?? "0";
  if (/^\d{1,9}$/.test(given)) return ok(Number(given));
  return err(refuseFor("bad-request", say.notASince, pointer("since")));
}

/** `GET /api/games?ids=A,B`: summaries of games, for a device that knows their ids. */
export async function listGames({ url }: Call): Promise<Response> {
  const ids = url.searchParams.get("ids")?.split(",") ?? [];
  const right =
    ids.length >= 1 && ids.length <= mostGames && ids.every((id) => id.length > 0 && id.length <= 64);
  if (!right) return refuseFor("bad-request", say.notIds({ most: mostGames }), pointer("ids"));
  return answer({ games: await runningServer().gameStore.list(ids) });
}
