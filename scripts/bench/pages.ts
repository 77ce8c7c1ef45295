import { key, uuid } from "../../tests/support/entries";
import { seedServer } from "../../tests/support/league/seed-server";
import { startServer } from "../../tests/support/server/server";
import { median, printFigures } from "./support/figures";

// How long the standings of a league take, in milliseconds from the request to the last byte: from the cache, by turns
// with a built page, and drawn after a change, by turns with an empty page.
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
  const took = {
    built: [] as number[],
    empty: [] as number[],
    cached: [] as number[],
    drawn: [] as number[],
  };
  for (let time = -10; time < times; time++) {
    await change();
    const drawn = await get(`/l/${league.slug}`);
    const cached = await get(`/l/${league.slug}`);
    const built = await get("/rules");
    const empty = await get("/l/there-is-no-such-league", 404);
    if (time < 0) continue;
    took.drawn.push(drawn);
    took.cached.push(cached);
    took.built.push(built);
    took.empty.push(empty);
  }
  const [built, empty, cached, drawn] = [took.built, took.empty, took.cached, took.drawn].map(median);
  if (!built || !empty || !cached || !drawn) throw new Error("nothing was measured");
  const [ofBuilt, ofEmpty] = [cached / built, drawn / empty];
  console.log(
    `${times} times, medians in ms: built page ${built.toFixed(2)}, empty page that Next draws ${empty.toFixed(2)}`,
  );
  console.log(
    `standings from the cache ${cached.toFixed(2)} (${ofBuilt.toFixed(2)} of a built page), ` +
      `drawn ${drawn.toFixed(2)} (${ofEmpty.toFixed(2)} of an empty one)`,
  );
  printFigures({
    "standings cached, to a built page": ofBuilt,
    "standings drawn, to an empty page": ofEmpty,
  });
} finally {
  await server.remove();
}
process.exit(0);
