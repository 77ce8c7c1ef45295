import type { ComponentType, ReactNode } from "react";
import { kitty } from "@/lib/league/money/kitty";
import type { AimOf } from "@/lib/league/pages/named";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { namesOn } from "@/lib/league/roster/roster";
import type { LeagueValue } from "@/lib/league/value/value";
import type { ScoreSheet } from "@/lib/server/pages";
import type { LeaguePart } from "./league-nav";
import type { Query } from "./league-query";
import type { LeagueWords } from "./league-words";

/** What only the server can add to a page. */
export interface FromServer {
  /** Games in progress. */
  readonly playing?: LeagueGamesReply["playing"];
  /** The next planned evening, and who is coming. */
  readonly nextEvening?: ReactNode;
  /** How to share and subscribe to the league. */
  readonly sharing?: ReactNode;
  /** The rounds of a game. */
  readonly sheet?: ScoreSheet | undefined;
  /** Whether games can be watched. */
  readonly hasBoards?: boolean;
  /** Where there is a picture of what such a query asks for. */
  pictureAt?(of: Readonly<Record<string, string>>): string;
}

/** What a page of a league is drawn from, by the server for everybody and by a device for itself. */
export interface Drawn extends FromServer {
  readonly words: LeagueWords;
  readonly value: LeagueValue;
  readonly query: Query;
  /** ISO 8601. */
  readonly now: string;
  /** The picture of a ruleset. */
  artOf(rulesetId: string): ReactNode;
  readonly aimOf: AimOf;
  readonly notes: Notes;
  nameOf(player: string): string;
  /** Draws what can only be read. */
  readonly Once: ComponentType<{ readonly children: ReactNode }>;
}

/** What a device says of something that it has not sent yet; undefined if there is nothing to say. */
export interface Notes {
  /** By the id of a game, payment, season or house rules. */
  of(id: string): string | undefined;
  /** In a table of one season or all time, of one ruleset or all (""). */
  ofPlayer(player: string, season?: Period, rulesetId?: string): string | undefined;
  ofEvening(day: string): string | undefined;
}

type Period = LeagueValue["league"]["seasons"][number];

/** For everybody: the server has it all. */
export const noNotes: Notes = { of: () => undefined, ofPlayer: () => undefined, ofEvening: () => undefined };

export function drawnFrom(parts: Omit<Drawn, "nameOf">): Drawn {
  const names = namesOn(parts.value.league.players);
  const { t } = parts.words;
  return { ...parts, nameOf: (player) => (player === kitty ? t.kitty : (names.get(player) ?? "?")) };
}

/** A page of a league. */
export interface Shown {
  /** The part of the menu that it belongs to. */
  readonly part: LeaguePart;
  /** Beside the league's name; undefined for the front page. */
  readonly title?: string;
  /** The selected season's id, or `allTime`, for links to pages that can show it. */
  readonly season?: string;
  /** Whether more can be done with it than to read it and to follow its links; then it draws the rest of it with `Once`. */
  readonly isLive?: true;
  /** Drawn from the value only when it is rendered, as far as the page is there in any case. */
  readonly body: ReactNode;
  /** The same for programs: its place under the league's address in the API. */
  readonly data: { readonly path: string; readonly fields?: Query; readonly csv?: false };
  /** The picture for links to it, by the query that asks for it, and the same in words. */
  readonly picture?: { readonly of: Readonly<Record<string, string>>; readonly alt: string };
}

/** A page; undefined if there is nothing at the address. `item`: a day, or the id of a player, game or season. */
export type DrawPage = (drawn: Drawn, item: string) => Shown | undefined;
