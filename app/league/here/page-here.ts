import { attendancePage } from "../attendance/attendance-page";
import { crossPage } from "../cross/cross-page";
import type { Drawn, DrawPage, Shown } from "../drawn";
import { eveningPage } from "../evening/evening-page";
import { eveningsPage } from "../evening/evenings-page";
import { gamePage } from "../game/game-page";
import { gamesPage } from "../game/games-page";
import { moneyPage } from "../money/money-page";
import { playerPage } from "../player/player-page";
import { playersPage } from "../player/players-page";
import { recordsPage } from "../records/records-page";
import { seasonPage } from "../season/season-page";
import { seasonsPage } from "../season/seasons-page";
import { standingsPage } from "../standings/standings-page";

/** The pages under a league's address: the list at each path, and the page of one thing in it. */
const pages: ReadonlyMap<string | undefined, readonly [list: DrawPage, item?: DrawPage]> = new Map([
  ["players", [playersPage, playerPage]],
  ["games", [gamesPage, gamePage]],
  ["evenings", [eveningsPage, eveningPage]],
  ["seasons", [seasonsPage, seasonPage]],
  ["records", [recordsPage]],
  ["money", [moneyPage]],
  ["cross-table", [crossPage]],
  ["attendance", [attendancePage]],
] as const);

/** The page at an address of a league; the list, if there is no such thing in it. */
export function pageHere(drawn: Drawn, path: string | undefined, item = ""): Shown | undefined {
  const [list, single] = pages.get(path) ?? [standingsPage];
  return single?.(drawn, item) ?? list(drawn, item);
}
