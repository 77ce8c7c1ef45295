import { entry } from "./entry";
import { finish } from "./finish";
import { hand } from "./hand";
import { history } from "./history";
import { home } from "./home";
import { invite } from "./invite";
import { moved } from "./moved";
import { people } from "./people";
import { prospects } from "./prospects";
import { rulesPages } from "./rules-pages";
import { seats } from "./seats";
import { sheet } from "./sheet";
import { shell } from "./shell";
import { table } from "./table";
import { tiles } from "./tiles";
import { watch } from "./watch";
import { why } from "./why";

/** What the screens say in English, one catalogue a screen. */
export const en = {
  shell,
  home,
  table,
  finish,
  prospects,
  seats,
  entry,
  hand,
  history,
  invite,
  moved,
  people,
  rulesPages,
  sheet,
  tiles,
  watch,
  why,
};
