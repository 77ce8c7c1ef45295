"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { nameKey } from "@/lib/league/roster/names";
import { peopleOn } from "@/lib/league/roster/roster";
import type { Player } from "@/lib/rules/people/table";
import { NameKeys } from "./name-keys";

interface RosterNamesProps {
  readonly league: LeagueReply;
  /** Who sits at the table. */
  readonly players: readonly Player[];
  /** Who of them is known to be whom in the league. */
  readonly seats: Readonly<Record<string, string>>;
  /** The beginning of a name. */
  readonly typed: string;
  readonly folded?: boolean;
  onAdd(person: LeagueReply["players"][number]): void;
}

/**
 * Players on a league's roster who are not seated yet, former members only when something is typed; if there are many,
 * those whose names match it.
 */
export function RosterNames({
  league,
  players,
  seats,
  typed: name,
  folded = false,
  onAdd,
}: RosterNamesProps) {
  const t = useCatalogue("newGame");
  const seated = new Set(players.flatMap((player) => [nameKey(player.name), seats[player.id]]));
  const typed = nameKey(name);
  const free = peopleOn(league.players).filter(
    (person) =>
      person.name !== "" &&
      (!person.former || typed !== "") &&
      !seated.has(nameKey(person.name)) &&
      !seated.has(person.id) &&
      nameKey(person.name).includes(typed),
  );
  return <NameKeys legend={t.roster({ league: league.name })} people={free} folded={folded} onAdd={onAdd} />;
}
