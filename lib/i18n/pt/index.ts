import type { SentencesOf } from "../catalogue";
import type { en } from "../en";
import { device } from "./device";
import { kernel } from "./kernel";
import { rulesPages } from "./rules-pages";
import { shell } from "./shell";
import { sync } from "./sync";
import { entry } from "./table/entry";
import { finish } from "./table/finish";
import { hand } from "./table/hand";
import { history } from "./table/history";
import { moved } from "./table/moved";
import { prospects } from "./table/prospects";
import { seats } from "./table/seats";
import { sheet } from "./table/sheet";
import { table } from "./table/table";
import { tiles } from "./table/tiles";
import { why } from "./table/why";
import type { Terms } from "./terms";

export { terms } from "./terms";

/** What the screens say in Portuguese, one catalogue a screen. */
export const pt = (t: Terms): SentencesOf<typeof en> => ({
  shell: shell(t),
  table: table(t),
  finish: finish(t),
  prospects: prospects(t),
  seats: seats(t),
  entry: entry(t),
  hand: hand(t),
  history: history(t),
  moved: moved(t),
  rulesPages: rulesPages(t),
  sheet: sheet(t),
  tiles: tiles(t),
  why: why(t),
  sentences: { ...kernel(t), ...sync(t), ...device(t) },
  refused: (f) => `Isto foi recusado (${f.code}).`,
});
