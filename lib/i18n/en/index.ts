import { entry } from "./entry";
import { finish } from "./finish";
import { hand } from "./hand";
import { history } from "./history";
import { home } from "./home";
import { invite } from "./invite";
import { newGame } from "./new-game";
import { people } from "./people";
import { prospects } from "./prospects";
import { rulesPages } from "./rules-pages";
import { seats } from "./seats";
import { settings } from "./settings";
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
  newGame,
  table,
  finish,
  prospects,
  seats,
  entry,
  hand,
  history,
  invite,
  people,
  rulesPages,
  settings,
  sheet,
  tiles,
  watch,
  why,
};
