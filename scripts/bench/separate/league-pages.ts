import { startServer } from "../../../tests/support/server/server";
import { median } from "../support/figures";

// What the standings page of leagues of several sizes costs over HTTP, relative to an empty page that the same server
// draws: the one for a league that does not exist. "Cached" is the page when it was requested before and the league has
// not changed since; "drawn" is its first request. Medians in milliseconds, by turns in one run.
// Usage: npx tsx scripts/bench/separate/league.ts --keep DIRECTORY --seed-only 200 20000, then
//        npx tsx scripts/bench/separate/league-pages.ts DIRECTORY 200 20000

const [directory, ...sizes] = process.argv.slice(2);
if (!directory || sizes.length === 0) {
  console.error("Give the directory of the leagues, and how many games each has.");
  process.exit(1);
}
const times = 60;

async function get(url: string): Promise<{ readonly took: number; readonly bytes: number }> {
  const started = performance.now();
  const page = await (await fetch(url)).text();
  return { took: performance.now() - started, bytes: page.length };
}

for (const size of sizes) {
  const server = await startServer({ DATABASE_URL: `file:${directory}/${size}.db` });
  const { url } = server;
  try {
    const page = `${url}/l/bench`;
    const took = { empty: [] as number[], cached: [] as number[], drawn: [] as number[] };
    let bytes = 0;
    for (let time = -10; time < times; time++) {
      const [empty, cached] = [await get(`${url}/l/nobody-s?${time}`), await get(page)];
      // The cache knows this field, which other league pages read; fields that none reads do not reach it.
      const drawn = await get(`${page}?game=${time}`);
      if (time < 0) continue;
      took.empty.push(empty.took);
      took.cached.push(cached.took);
      took.drawn.push(drawn.took);
      bytes = cached.bytes;
    }
    const [empty, cached, drawn] = [median(took.empty), median(took.cached), median(took.drawn)];
    const ratio = (value: number) => `${value.toFixed(1)} ms (${(value / empty).toFixed(2)})`;
    console.log(
      `${size} games, ${bytes} bytes: empty ${ratio(empty)}, cached ${ratio(cached)}, drawn ${ratio(drawn)}`,
    );
  } finally {
    await server.stop();
    await server.remove();
  }
}
