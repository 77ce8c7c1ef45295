import { entry } from "./entry";
import { finish } from "./finish";
import { hand } from "./hand";
import { history } from "./history";
import { moved } from "./moved";
import { prospects } from "./prospects";
import { rulesPages } from "./rules-pages";
import { seats } from "./seats";
import { sheet } from "./sheet";
import { shell } from "./shell";
import { table } from "./table";
import { tiles } from "./tiles";
import { why } from "./why";

/** What the screens say in English, one catalogue a screen. */
export const en = {
  shell,
  table,
  finish,
  prospects,
  seats,
  entry,
  hand,
  history,
  moved,
  rulesPages,
  sheet,
  tiles,
  why,
};
