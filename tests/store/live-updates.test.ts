import { expect, it } from "vitest";
import { runningServer } from "../../lib/server/running-server";
import { doublesGame, hand, key } from "../support/entries";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

const server = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
const post = (path: string, body: object) =>
  server(path, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });

/** Watches a game; `next` is the next head received, undefined at the end. */
async function listen(id: string) {
  const leaving = new AbortController();
  const response = await server(`/api/games/${id}/live`, { signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<number | undefined> => {
    const { value } = (await reader?.read()) ?? {};
    return value === undefined ? undefined : JSON.parse(value.replace(/^data: /, "")).head;
  };
  return { response, next, leave: () => leaving.abort() };
}

it("a spectator receives the current head at once, and the new head after every append", async () => {
  const game = doublesGame();
  await post("/api/games", game);
  const watchers = [await listen(game.id), await listen(game.id)];
  const other = doublesGame();
  await post("/api/games", other);
  const stranger = await listen(other.id);
  for (const { next } of [...watchers, stranger]) expect(await next()).toBe(0);
  expect(watchers[0]?.response.headers.get("Content-Type")).toMatch(/^text\/event-stream/);

  const appended = { protocol: 1, base: 0, entries: [hand(5), hand(6)] };
  await post(`/api/games/${game.id}/entries`, appended);
  for (const { next } of watchers) expect(await next()).toBe(2);
  // Sending it again changes nothing, so nobody is notified.
  await post(`/api/games/${game.id}/entries`, appended);
  await post(`/api/games/${game.id}/entries`, { protocol: 1, base: 2, entries: [hand(7)] });
  for (const { next } of watchers) expect(await next()).toBe(3);

  for (const { leave } of watchers) leave();
  expect(runningServer().liveHub.watching).toBe(1);
  runningServer().closeStreams();
  expect(await stranger.next()).toBeUndefined();
  expect(runningServer().liveHub.watching).toBe(0);
});

it("a spectator that stops reading is disconnected, and the others are not", async () => {
  const game = doublesGame();
  await post("/api/games", game);
  const [asleep, awake] = [await listen(game.id), await listen(game.id)];
  const { liveHub } = runningServer();
  let head = 0;
  expect(await awake.next()).toBe(head);
  while (liveHub.watching === 2) {
    await post(`/api/games/${game.id}/entries`, { protocol: 1, base: head, entries: [hand(5)] });
    head++;
    expect(await awake.next()).toBe(head);
  }
  expect(liveHub.watching).toBe(1);
  // It gets what was waiting for it, and then the end.
  let last = 0;
  for (let next = await asleep.next(); next !== undefined; next = await asleep.next()) last = next;
  expect(last).toBeLessThan(head);
  awake.leave();
});

it("the live updates of a game that does not exist are a 404", async () => {
  const response = await server("/api/games/019ab000-0000-7000-8000-000000000000/live");
  expect(response.status).toBe(404);
});

it("a HEAD request starts no stream", async () => {
  const game = doublesGame();
  await post("/api/games", game);
  expect((await server(`/api/games/${game.id}/live`, { method: "HEAD" })).status).toBe(200);
  expect(runningServer().liveHub.watching).toBe(0);
});
