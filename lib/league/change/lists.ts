import type { Problem } from "../../rules/problem";
import { maxLeagueGames } from "../limits";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";
import type { Named } from "./kind";

/** What kinds of change have in common: lists of things with ids. */

interface Identified {
  readonly id: string;
}

/** The list with this item instead of the one with its id, or in addition. */
export const withItem = <Item extends Identified>(
  list: readonly Item[],
  item: Item,
  order: (a: Item, b: Item) => number,
): Item[] => [...without(list, item.id), item].sort(order);

export const without = <Item extends Identified>(list: readonly Item[], id: string): Item[] =>
  list.filter((each) => each.id !== id);

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name);

type Player = LeagueSettings["players"][number];

export const playerOn = ({ players }: Pick<LeagueSettings, "players">, id: string): Player | undefined =>
  players.find((each) => each.id === id);

export const noSuchPlayer = (id: string, path: string): Problem =>
  leagueProblem("no-such-player/league", path, { id });

/** How many games the league has, and whether the one that a change is about is among them. */
export interface GamesThere {
  readonly isThere: boolean;
  readonly games: number;
}

/** Nothing if the game is there: it may be corrected in a league that had more games before there was a limit, too. */
export const roomProblems = ({ isThere, games }: GamesThere): Problem[] =>
  isThere || games < maxLeagueGames
    ? []
    : [leagueProblem("too-many-games", "/game", { most: maxLeagueGames })];

/** The name of a player: removed ones are only on the old roster, new ones only on the new one. */
export const nameOf = ({ league, known }: Named, id: string): string =>
  (playerOn(league, id) ?? playerOn(known, id))?.name ?? "?";
