import { afterAll, describe, expect, it } from "vitest";
import { newKey } from "../../../lib/client/random-ids";
import { maxHandKeys } from "../../../lib/sync/wire/wire-keys";
import { doublesGame, hand, uuid } from "../../support/entries";
import { type Answer, apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
const post = (path: string, body: object, key: string): Promise<Answer> =>
  api("POST", path, { protocol: 1, ...body }, bearer(key));

/** A game and its keys. */
async function newGame() {
  const game = doublesGame();
  const [keeper, player] = [newKey(), newKey()];
  const at = `/api/games/${game.id}`;
  await api("POST", "/api/games", game, bearer(keeper));
  expect(await post(`${at}/hand-keys`, { key: player }, keeper)).toMatchObject({
    status: 200,
    body: { handKeys: 1 },
  });
  const append = (base: number, pips: number, key = keeper) =>
    post(`${at}/entries`, { base, entries: [hand(pips)] }, key);
  return { id: game.id, at, keeper, player, append };
}

/** Checks a refusal, and that it contains none of these secrets. */
function expectRefused(answer: Answer, status: number, code: string, ...secrets: string[]): void {
  expect(answer).toMatchObject({ status, body: { code } });
  for (const secret of secrets) expect(JSON.stringify(answer.body)).not.toContain(secret);
}

describe("replacing the keeper key", () => {
  it("lets the new key write and the old one no longer, while everybody can still read", async () => {
    const { at, keeper, append } = await newGame();
    const next = newKey();
    expect((await append(0, 5)).status).toBe(200);
    expect((await post(`${at}/keeper-key`, { key: next }, keeper)).status).toBe(200);
    expectRefused(await append(1, 6), 403, "wrong-key", keeper, next);
    expect((await append(1, 6, next)).status).toBe(200);
    expect((await api("GET", at)).body.head).toBe(2);
  });

  it("repeated after a lost answer changes nothing, and a replaced key cannot replace another", async () => {
    const { at, keeper, append } = await newGame();
    const [next, other] = [newKey(), newKey()];
    for (const bearerKey of [keeper, keeper, next])
      expect((await post(`${at}/keeper-key`, { key: next }, bearerKey)).status).toBe(200);
    expectRefused(await post(`${at}/keeper-key`, { key: other }, keeper), 403, "wrong-key", keeper, other);
    expect((await append(0, 6, next)).status).toBe(200);
  });

  it("requires the game’s own keeper key, not a player’s key or another game’s", async () => {
    const [one, two] = [await newGame(), await newGame()];
    const key = newKey();
    const path = `${one.at}/keeper-key`;
    expect((await api("POST", path, { protocol: 1, key })).status).toBe(401);
    for (const wrong of [one.player, two.keeper])
      expectRefused(await post(path, { key }, wrong), 403, "wrong-key", wrong);
    expect((await post(`/api/games/${uuid()}/keeper-key`, { key }, one.keeper)).status).toBe(404);
  });

  it("revokes the players’ keys; when it is repeated, it revokes none that were added later", async () => {
    const { at, keeper, player } = await newGame();
    const [next, other] = [newKey(), newKey()];
    const answered = await post(`${at}/keeper-key`, { key: next }, keeper);
    expect(answered).toMatchObject({ status: 200, body: { handKeys: 0 } });
    expectRefused(await api("GET", `${at}/hands`, undefined, bearer(player)), 403, "wrong-key", player);
    const proposed = { player: "b", round: 0, held: 5 };
    expectRefused(await post(`${at}/hands`, proposed, player), 403, "wrong-key", player);
    await post(`${at}/hand-keys`, { key: other }, next);
    expect((await post(`${at}/keeper-key`, { key: next }, keeper)).body.handKeys).toBe(1);
    expect((await post(`${at}/hands`, proposed, other)).status).toBe(200);
  });

  it("survives a crash of the server", async () => {
    const { at, keeper, append } = await newGame();
    const next = newKey();
    await post(`${at}/keeper-key`, { key: next }, keeper);
    await server.kill();
    await server.restart();
    expect((await append(0, 6)).status).toBe(403);
    expect((await append(0, 6, next)).status).toBe(200);
  });

  it.each([["keeper-key"], ["hand-keys"]])(
    "through %s reports a malformed key without repeating it",
    async (path) => {
      const { at, keeper } = await newGame();
      for (const key of ["too-short", "ä".repeat(30), "x".repeat(200), 7])
        expectRefused(
          await post(`${at}/${path}`, { key }, keeper),
          400,
          "bad-request",
          String(key).slice(0, 8).repeat(1),
        );
      const unknown = await post(`${at}/${path}`, { key: newKey(), more: 1 }, keeper);
      expect(unknown.body.problems.map(({ path: place }: { path: string }) => place)).toEqual(["/more"]);
    },
  );
});

describe("players’ keys", () => {
  it("can propose hands, but neither enter scores nor add keys", async () => {
    const { at, player, append } = await newGame();
    expect((await post(`${at}/hands`, { player: "b", round: 0, held: 5 }, player)).status).toBe(200);
    expectRefused(await append(0, 5, player), 403, "wrong-key", player);
    expectRefused(await post(`${at}/hand-keys`, { key: newKey() }, player), 403, "wrong-key", player);
  });

  it("are limited in number, and one of them can be made the only one", async () => {
    const { at, keeper, player } = await newGame();
    const other = newKey();
    for (const _ of [1, 2])
      expect((await post(`${at}/hand-keys`, { key: other }, keeper)).body).toMatchObject({ handKeys: 2 });
    for (let count = 3; count <= maxHandKeys; count++)
      await post(`${at}/hand-keys`, { key: newKey() }, keeper);
    const tooMany = await post(`${at}/hand-keys`, { key: newKey() }, keeper);
    expect(tooMany).toMatchObject({ status: 409, body: { code: "too-many-keys" } });
    for (const key of [player, other])
      expect((await api("GET", `${at}/hands`, undefined, bearer(key))).status).toBe(200);
    expect((await post(`${at}/hand-keys`, { key: other, only: true }, keeper)).body).toMatchObject({
      handKeys: 1,
    });
    expect((await api("GET", `${at}/hands`, undefined, bearer(player))).status).toBe(403);
    expect((await api("GET", `${at}/hands`, undefined, bearer(other))).status).toBe(200);
  });
});

describe("proposing a hand", () => {
  it("shows each player’s latest hand to the scorekeeper until an entry closes the round, and scores nothing", async () => {
    const { at, keeper, player, append } = await newGame();
    const propose = (held: unknown, round = 0) => post(`${at}/hands`, { player: "b", round, held }, player);
    const hands = async () => (await api("GET", `${at}/hands`, undefined, bearer(keeper))).body;
    await propose(5);
    expect((await propose(["6-6", "5-6"])).body).toMatchObject({
      round: 0,
      hands: [{ player: "b", held: ["6-6", "5-6"] }],
    });
    expect((await hands()).hands).toHaveLength(1);
    expect((await api("GET", at)).body).toMatchObject({ head: 0, entries: [] });
    await append(0, 23);
    expect(await hands()).toMatchObject({ round: 1, hands: [] });
    expect(await propose(7)).toMatchObject({
      status: 409,
      body: { code: "behind", problems: [{ path: "/round" }] },
    });
    expect((await propose(7, 1)).status).toBe(200);
  });

  it.each<[string, object, number, string]>([
    ["an unknown player", { player: "z", round: 0, held: 5 }, 422, "/player"],
    ["an invalid tile", { player: "b", round: 0, held: ["6-6", "hat"] }, 422, "/held/1"],
    ["the same tile twice", { player: "b", round: 0, held: ["6-6", "6-6"] }, 422, "/held/1"],
    ["more pips than there are", { player: "b", round: 0, held: 9_999 }, 422, "/held"],
    ["half a pip", { player: "b", round: 0, held: 1.5 }, 400, "/held"],
    [
      "too many tiles",
      { player: "b", round: 0, held: Array.from({ length: 201 }, () => "6-6") },
      400,
      "/held",
    ],
    ["a tile name that is too long", { player: "b", round: 0, held: ["x".repeat(9)] }, 400, "/held/0"],
    ["no round", { player: "b", held: 5 }, 400, "/round"],
    ["an unknown key", { player: "b", round: 0, held: 5, out: true }, 400, "/out"],
  ])("with %s is refused with its path", async (_, body, status, path) => {
    const { at, player } = await newGame();
    const answer = await post(`${at}/hands`, body, player);
    expect(answer.status).toBe(status);
    expect(answer.body.problems.map((problem: { path: string }) => problem.path)).toContain(path);
  });

  it("or reading the proposed hands requires a key of the game", async () => {
    const [one, two] = [await newGame(), await newGame()];
    const body = { protocol: 1, player: "b", round: 0, held: 5 };
    expect((await api("POST", `${one.at}/hands`, body)).status).toBe(401);
    expect((await api("GET", `${one.at}/hands`)).status).toBe(401);
    for (const wrong of [two.player, two.keeper, newKey()]) {
      expect((await post(`${one.at}/hands`, body, wrong)).status).toBe(403);
      expect((await api("GET", `${one.at}/hands`, undefined, bearer(wrong))).status).toBe(403);
    }
    const nowhere = `/api/games/${uuid()}/hands`;
    expect((await post(nowhere, body, one.player)).status).toBe(404);
    expect((await api("GET", nowhere, undefined, bearer(one.player))).status).toBe(404);
  });
});

it("no key is printed by the server", () => {
  expect(server.output()).not.toMatch(/[\w-]{32}/);
});
