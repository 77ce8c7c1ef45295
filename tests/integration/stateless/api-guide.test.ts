import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { doublesGame, entry, hand, key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());

const guide = readFileSync(join(import.meta.dirname, "../../../docs/api-guide.md"), "utf8");
const programs = new Map(
  [...guide.matchAll(/```js\n\/\/ (\S+)\n(.*?)```/gs)].map(([, name = "", code = ""]) => [name, code]),
);

/** Runs a program exactly as the guide prints it, and returns the lines that it writes. */
async function run(name: string, env: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const code = programs.get(name);
  if (code === undefined) throw new Error(`the guide has no ${name}`);
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], {
    env: { ...process.env, SERVER: server.url, ...env },
  });
  return stdout.trim().split("\n");
}

it("the API guide’s client replays a scoresheet", async () => {
  expect(await run("replay.mjs")).toEqual(["1 a 31", "2 b 12"]);
});

it("the API guide’s client keeps a game and follows it live to its end", async () => {
  const said = await run("game.mjs");
  expect(said.at(-1)).toBe('{"a":55,"b":0} finished');
});

it("the API guide’s client shows a league’s standings", async () => {
  const api = await apiOf(server.url);
  const keeper = { Authorization: `Bearer ${key}` };
  const league = { ...leagueRequest(), seasons: [], slug: "friday-dominoes" };
  const game = doublesGame();
  await api("POST", "/api/leagues", league, keeper);
  await api("POST", "/api/games", game, keeper);
  const [ana, bo] = people;
  const changes = [
    { change: "game", id: uuid(), game: game.id, seats: { a: ana?.id, b: bo?.id } },
    {
      change: "paper-result",
      id: uuid(),
      game: uuid(),
      kind: "pip",
      on: "2026-11-20",
      rankedBy: "places",
      players: [
        { player: ana?.id, place: 1, balance: 150 },
        { player: bo?.id, place: 1, balance: -150 },
      ],
    },
  ];
  await api("POST", `/api/leagues/${league.id}/changes`, { protocol: 1, changes }, keeper);
  const entries = [hand(31), entry({ kind: "end" })];
  await api("POST", `/api/games/${game.id}/entries`, { protocol: 1, base: 0, entries }, keeper);
  expect(await run("standings.mjs")).toEqual(["1 Ana 9.0 2 games 1.50 EUR", "2 Bo 7.0 2 games -1.50 EUR"]);
  await expect(run("standings.mjs", { LEAGUE: "nobody" })).rejects.toThrow("nobody");
});

it("the API guide states the limits that the server has", async () => {
  const description = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const size = description.paths["/api/leagues/{id}/standings"].get.parameters.find(
    ({ name }: { name: string }) => name === "size",
  ).schema;
  expect(guide).toContain(`| rows of a page | ${size.default}, at most ${size.maximum} (\`size\`) |`);
  const { schemas } = description.components;
  const [inLeague, atTable, comment] = [
    schemas["change.player"].properties.name,
    schemas.CreateRequest.properties.players.items.properties.name,
    schemas["change.comment"].properties.text,
  ].map((field: { description: string }) => /(\d+) characters/.exec(field.description)?.[1]);
  expect(guide).toContain(
    `| a name in a league; at the table; a comment | ${inLeague}, ${atTable}, ${comment} characters |`,
  );
  const kinds: string[] = description.components.schemas.CreateRequest.properties.game.enum;
  expect(guide).toContain(kinds.map((kind) => `\`${kind}\``).join(", "));
});
