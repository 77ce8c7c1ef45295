import { device } from "./device";
import { setPlayed } from "./first-games";
import { previewRules } from "./house-rules";
import { onMyLeagues } from "./leagues/my-leagues";
import { endAll, onResume } from "./net/page-life";

async function read(): Promise<void> {
  setPlayed(await device().store.games());
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
