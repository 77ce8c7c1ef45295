import { key, uuid } from "../../tests/support/entries";
import { seedServer } from "../../tests/support/league/seed-server";
import { startServer } from "../../tests/support/server/server";
import { median, printFigures } from "./support/figures";

// How long the standings of a league take, in milliseconds from the request to the last byte, by turns with pages that
// have next to nothing on them: as it is kept for everybody, and as it is drawn after every change.
// Usage: npx tsx scripts/bench/pages.ts [times]

const times = Number(process.argv[2] ?? 100);
const server = await startServer();
try {
  const seeding = { seed: 1, name: "Bench", players: 20, games: 500, gamesAWeek: 20, hands: 30 };
  const league = await seedServer(server, { ...seeding, until: new Date(), key });

  const get = async (path: string, status = 200): Promise<number> => {
    const started = performance.now();
    const response = await fetch(server.url + path);
    await response.text();
    if (response.status !== status) throw new Error(`${path} was answered with ${response.status}`);
    return performance.now() - started;
  };
  const change = async (): Promise<void> => {
    const changes = [{ change: "name", id: uuid(), name: `Bench ${Math.random()}` }];
    const headers = { Authorization: `Bearer ${key}` };
    const body = JSON.stringify({ protocol: 1, changes });
    const { status } = await fetch(`${server.url}/api/leagues/${league.id}/changes`, {
      method: "POST",
      headers,
      body,
    });
    if (status !== 200) throw new Error(`a change was answered with ${status}`);
  };
  const took = { file: [] as number[], empty: [] as number[], kept: [] as number[], drawn: [] as number[] };
  for (let time = -10; time < times; time++) {
    await change();
    const drawn = await get(`/l/${league.slug}`);
    const stored = await get(`/l/${league.slug}`);
    const file = await get("/rules");
    const empty = await get("/l/there-is-no-such-league", 404);
    if (time < 0) continue;
    for (const [name, value] of Object.entries({ drawn, kept: stored, file, empty }))
      Reflect.get(took, name).push(value);
  }
  const [file, empty, kept, drawn] = [took.file, took.empty, took.kept, took.drawn].map(median);
  if (!file || !empty || !kept || !drawn) throw new Error("nothing was measured");
  console.log(
    `${times} times, medians in ms: built page ${file.toFixed(2)}, empty page that Next draws ${empty.toFixed(2)}`,
  );
  console.log(
    `standings as kept ${kept.toFixed(2)} (${(kept / file).toFixed(2)} of a built page), drawn ${drawn.toFixed(2)} (${(drawn / empty).toFixed(2)} of an empty one)`,
  );
  printFigures({
    "standings kept, to a built page": kept / file,
    "standings drawn, to an empty page": drawn / empty,
  });
} finally {
  await server.remove();
}
process.exit(0);
