import { startOfEvening } from "@/lib/evening/head";
import { games } from "@/lib/games/registry";
import { readObject } from "@/lib/rules/document/read";
import { readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import { type Problem, pointer } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { maxGames } from "@/lib/sync/wire/protocol";
import {
  type AppendRequest,
  type CreateRequest,
  createEvening,
  createRequest,
  type ListReply,
} from "@/lib/sync/wire/wire";
import { deletionsOf } from "../deletion/deleted";
import { answer, refuse, refuseFor } from "../http/http";
import { numberIn } from "../http/query-number";
import type { Call } from "../http/route";
import { messages } from "../words/words";

/** The body of a request to create a game, with all problems of its options and players. */
export function readCreateRequest(sent: unknown): Result<CreateRequest, readonly Problem[]> {
  const reading = readObject(createRequest, sent, messages().theRequest);
  const { game, options, players } = reading.rightFields;
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  return withMore(reading, readScoresheet(sheet, games));
}

/** The body of a request to create an evening, with all problems of its head. */
export function readCreateEvening(sent: unknown): Result<CreateRequest, readonly Problem[]> {
  const reading = readObject(createEvening, sent, messages().theRequest);
  const { id = "", options = {}, players = [] } = reading.rightFields as Partial<CreateRequest>;
  return withMore(reading, startOfEvening({ id, options, players }, games));
}

/** What was read, unless there are problems: of its shape, or of what it means where its shape is right. */
function withMore(
  { problems: shape, value }: Pick<ReturnType<typeof readObject<CreateRequest>>, "problems" | "value">,
  opened: Result<unknown, readonly Problem[]>,
): Result<CreateRequest, readonly Problem[]> {
  const reported = new Set(shape.map((problem) => problem.path));
  const more = opened.ok ? [] : opened.error.filter((problem) => !within(problem.path, reported));
  const problems = [...shape, ...more];
  return problems.length === 0 && value ? ok(value) : err(problems);
}

/** `POST /api/games`: creates a game. Creating it twice with the same content and key changes nothing. */
export async function createGame({ server, key, body }: Call<CreateRequest>): Promise<Response> {
  const created = await server.gameStore.create(body, key);
  switch (created.outcome) {
    case "created":
      return answer(created.game, 201);
    case "again":
      return answer(created.game);
    case "game-id-taken":
      return refuse(created.outcome, created.problems);
  }
}

/** Whether a problem at this place, or around it, was already reported. */
function within(path: string, reported: ReadonlySet<string>): boolean {
  return [...reported].some((other) => path === other || path.startsWith(`${other}/`));
}

/** `POST /api/games/:id/entries`: appends to a game's log. Every answer is a pull. */
export async function appendEntries({ server, id, key, body }: Call<AppendRequest>): Promise<Response> {
  const appended = await server.gameStore.append(id, key, body);
  switch (appended.outcome) {
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
export async function readGame({ server, url, id }: Call): Promise<Response> {
  const since = numberIn(url, "since", messages().notASince);
  if (!since.ok) return since.error;
  return answer(await server.gameStore.read(id, since.value ?? 0));
}

/** `GET /api/games?ids=A,B`: summaries of games, for a device that knows their ids. */
export async function listGames({ server, url }: Call): Promise<Response> {
  const ids = url.searchParams.get("ids")?.split(",") ?? [];
  const right =
    ids.length >= 1 && ids.length <= maxGames && ids.every((id) => id.length > 0 && id.length <= 64);
  if (!right) return refuseFor("bad-request", messages().notIds({ max: maxGames }), pointer("ids"));
  const { gameStore, database } = server;
  const games = await gameStore.list(ids);
  const found = new Set(games.map(({ id }) => id));
  const missing = ids.map((id) => id.toLowerCase()).filter((id) => !found.has(id));
  const deleted = missing.length > 0 ? await deletionsOf(database, missing) : [];
  return answer({ games, ...(deleted.length > 0 && { deleted }) } satisfies ListReply);
}
