"use client";

import { useEffect, useRef } from "react";
import type { GameSummary } from "@/lib/client/game/games";
import type { ChangeOutcome } from "@/lib/client/leagues/leagues";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { nameKey } from "@/lib/league/roster/names";
import { peopleOn } from "@/lib/league/roster/roster";
import { ChangeForm, type Filled } from "../../form/change-form";
import { PersonChoice } from "../../form/person-choice";

interface AddGameFormProps {
  readonly league: LeagueReply;
  readonly game: GameSummary;
  /** The name of the game. */
  readonly line: string;
  /** Whether it was requested elsewhere on the page. */
  readonly takesFocus: boolean;
  /** Called once it is stored, with whether the server has it already. */
  onMade(made: ChangeOutcome): void;
}

/** A choice instead of a player: somebody who is not on the roster yet. */
const newcomer = "new";

/** Asks who everybody at the table of a game is in the league, and adds the game. */
export function AddGameForm({ league, game, line, takesFocus, onMade }: AddGameFormProps) {
  const t = useCatalogue("keeping");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const people = peopleOn(league.players);
  const namesake = (name: string) => people.find((person) => nameKey(person.name) === nameKey(name));

  const read = (field: (name: string) => string): Filled => {
    const chosen = game.players.map(({ id, name }) => ({ seat: id, name, person: field(`seat-${id}`) }));
    if (chosen.some(({ person }) => person === "")) return { problem: t.chooseFirst };
    const seated = chosen.map(({ person, ...player }) =>
      person === newcomer ? { ...player, person: newId(), isNew: true } : { ...player, person, isNew: false },
    );
    const first = seated
      .filter(({ isNew }) => isNew)
      .map(({ person, name }) => ({ change: "player" as const, player: person, name }));
    const seats = Object.fromEntries(seated.map(({ seat, person }) => [seat, person]));
    return { first, change: { change: "game", game: game.id, seats } };
  };

  return (
    <>
      <h3 ref={title} tabIndex={-1} className="text-lead">
        {t.whoIsWho}
      </h3>
      <p className="wrap-anywhere">{line}</p>
      <ChangeForm leagueId={league.id} label={t.addGame} send={t.addGameKey} read={read} onMade={onMade}>
        {game.players.map(({ id, name }) => (
          <PersonChoice
            key={id}
            label={t.seat({ name })}
            name={`seat-${id}`}
            people={people}
            first={namesake(name)?.id}
            // A new player cannot have a name that is taken.
            {...(!namesake(name) && { other: { value: newcomer, label: t.newOnRoster({ name }) } })}
          />
        ))}
      </ChangeForm>
    </>
  );
}
