import type { Said } from "../catalogue";
import type { en } from "../en";
import { device } from "./device";
import { entry } from "./entry";
import { finish } from "./finish";
import { hand } from "./hand";
import { history } from "./history";
import { kernel } from "./kernel";
import { moved } from "./moved";
import { prospects } from "./prospects";
import { rulesPages } from "./rules-pages";
import { seats } from "./seats";
import { sheet } from "./sheet";
import { shell } from "./shell";
import { sync } from "./sync";
import { table } from "./table";
import type { Terms } from "./terms";
import { tiles } from "./tiles";
import { why } from "./why";

/** What the screens say in Spanish, one catalogue a screen. */
export const es = (t: Terms): Said<typeof en> => ({
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
  refused: (f) => `Esto no se aceptó (${f.code}).`,
});
