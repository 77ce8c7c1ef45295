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
