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

/** The English text of the screens, one catalogue per screen. */
export const en = (t: Terms) => ({
  shell,
  table,
  finish: finish(t),
  prospects: prospects(t),
  seats,
  entry: entry(t),
  hand: hand(t),
  history: history(t),
  moved,
  rulesPages,
  sheet: sheet(t),
  tiles,
  why,
  /** Sentences of the rules, the logs and the device. */
  sentences: { ...kernel(t), ...sync, ...device },
  /** For a problem code that this version does not know. */
  refused: (f: { code: string }): string => `This was refused (${f.code}).`,
});
