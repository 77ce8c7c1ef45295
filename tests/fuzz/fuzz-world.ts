import evenings from "../../lib/evening/golden.json";
import { readFile } from "../../lib/export/read-file";
import { games } from "../../lib/games/registry";
import { doublesGame, hand, key, uuid } from "../support/entries";
import { goldensOf } from "../support/golden";
import { leagueRequest } from "../support/league/world";

/** Valid data to mutate: documents that the server accepts, and what it has stored. */
export interface FuzzWorld {
  /** The golden sheets of all games. */
  readonly sheets: readonly unknown[];
  /** The golden evening sheets. */
  readonly evenings: readonly unknown[];
  /** Games stored on the server, with their entries. */
  readonly games: readonly {
    readonly id: string;
    readonly header: object;
    readonly entries: readonly object[];
  }[];
  readonly league: { readonly id: string; readonly slug: string; readonly players: readonly string[] };
  /** Valid changes of the league. */
  readonly changes: readonly object[];
}

const gamesOfEach = 8;

/** Creates games and a league on a server, all with the same key. */
export async function fuzzWorld(url: string): Promise<FuzzWorld> {
  const goldens = games.ids.flatMap((id) => goldensOf(id).map(({ sheet }) => ({ id, sheet })));
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${key}` },
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };

  const made: { id: string; header: object; entries: readonly object[] }[] = [];
  for (const game of games.ids) {
    const whole = goldens
      .filter(({ id }) => id === game)
      .flatMap(({ sheet }) => {
        const read = readFile(JSON.stringify(sheet), games, "2026-11-21T19:30:00.000Z");
        return read.ok ? read.value.games.flatMap((one) => (one.ok ? [one.value] : [])) : [];
      })
      .filter(({ entries }) => entries.length > 0 && entries.length <= 100);
    for (const { opened, entries } of whole.slice(0, gamesOfEach)) {
      const { options, players } = opened.sheet;
      const header = { protocol: 1, id: uuid(), game, options: options ?? {}, players };
      await post("/api/games", header);
      await post(`/api/games/${header.id}/entries`, { protocol: 1, base: 0, entries });
      made.push({ id: header.id, header, entries });
    }
  }

  const request = leagueRequest();
  const { id, slug } = await post("/api/leagues", request);
  const people = request.players.map((player) => player.id);
  const finished = doublesGame();
  await post("/api/games", finished);
  const end = { ...hand(0), kind: "end", out: undefined, left: undefined };
  const entries = [hand(20), JSON.parse(JSON.stringify(end))];
  await post(`/api/games/${finished.id}/entries`, { protocol: 1, base: 0, entries });
  made.push({ id: finished.id, header: finished, entries });
  const [a = "", b = "", c = ""] = people;
  const [season] = request.seasons;
  const rules = uuid();
  const changes = [
    { change: "game", id: uuid(), game: finished.id, seats: { a, b } },
    { change: "name", id: uuid(), name: "Saturday Dominoes" },
    { change: "points", id: uuid(), points: [5, 3, 1] },
    { change: "currency", id: uuid(), currency: "EUR" },
    { change: "time-zone", id: uuid(), timeZone: "Europe/Berlin" },
    { change: "player", id: uuid(), player: uuid(), name: "Gus" },
    { change: "rules", id: uuid(), rules, name: "Sunday", game: "count", options: { target: 150 } },
    { change: "remove-rules", id: uuid(), rules },
    { change: "payment", id: uuid(), payment: uuid(), from: a, to: b, amount: 250, on: "2026-11-21" },
    { change: "merge", id: uuid(), player: c, into: a },
    { change: "unmerge", id: uuid(), player: c },
    {
      change: "season",
      id: uuid(),
      season: season?.id,
      name: "Spring",
      from: "2026-01-01",
      to: "2026-06-30",
    },
  ];
  await post(`/api/leagues/${id}/changes`, { protocol: 1, changes });
  return {
    sheets: goldens.map(({ sheet }) => sheet),
    evenings: evenings.map(({ sheet }) => sheet),
    games: made,
    league: { id, slug, players: people },
    changes,
  };
}
