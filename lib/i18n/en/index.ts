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

/** What the screens say in English, one catalogue a screen. */
export const en = (t: Terms) => ({
  shell,
  table,
  finish: finish(t),
  prospects: prospects(t),
  seats,
  entry: entry(t),
  hand,
  history: history(t),
  moved,
  rulesPages,
  sheet: sheet(t),
  tiles,
  why,
  /** What rules, logs and the device say. */
  sentences: { ...kernel(t), ...sync, ...device },
  /** What is said of a problem that another version knows and this one does not. */
  refused: (f: { code: string }): string => `This was refused (${f.code}).`,
});
