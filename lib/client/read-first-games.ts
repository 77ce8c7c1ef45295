import { device } from "./device";
import { setFirstGames } from "./first-games";
import { previewRules } from "./house-rules";
import { onMyLeagues } from "./leagues/my-leagues";
import { endAll, onResume } from "./net/page-life";

/** Far more games than the start of the list shows. */
const max = 20;

async function read(): Promise<void> {
  const games = (await device().store.games()).filter(({ key }) => key !== undefined);
  games.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const different = new Map<string, (typeof games)[number]>();
  for (const each of games) {
    const played = JSON.stringify([each.game, each.options]);
    if (!different.has(played)) different.set(played, each);
  }
  const latest = [...different.values()].slice(0, max);
  setFirstGames({ played: latest.map(({ game, options }) => ({ game, options })) });
  await previewRules();
}

/** Reads the device's store now, and whenever the page comes back. The returned function ends it. */
export function readFirstGames(): () => void {
  const refresh = () => void read();
  return endAll(
    onResume(refresh),
    device().store.watch(refresh),
    onMyLeagues(() => {}),
  );
}
