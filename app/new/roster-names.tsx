"use client";

import { NameKeys } from "@/app/shared/seats/name-keys";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { nameKey } from "@/lib/league/roster/names";
import { peopleOn } from "@/lib/league/roster/roster";

interface RosterNamesProps {
  readonly league: LeagueReply;
  readonly draft: SetupDraft;
  onAdd(person: LeagueReply["players"][number]): void;
}

/**
 * Players on a league's roster who are not seated yet; if there are many, those whose names match what is being typed.
 */
export function RosterNames({ league, draft: { players, name, league: chosen }, onAdd }: RosterNamesProps) {
  const t = useCatalogue("newGame");
  const seated = new Set(players.flatMap((player) => [nameKey(player.name), chosen?.seats[player.id]]));
  const typed = nameKey(name);
  const free = peopleOn(league.players).filter(
    (person) =>
      person.name !== "" &&
      !seated.has(nameKey(person.name)) &&
      !seated.has(person.id) &&
      nameKey(person.name).includes(typed),
  );
  return <NameKeys legend={t.roster({ league: league.name })} people={free} onAdd={onAdd} />;
}
