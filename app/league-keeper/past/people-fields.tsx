"use client";

import { Fold } from "@/app/shared/fold";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Choices, Understood } from "@/lib/league/import/import";
import type { Match } from "@/lib/league/import/people";
import { newcomerKinds } from "@/lib/league/import/seated";
import type { LeagueReply } from "@/lib/league/replies";
import { membersOn } from "@/lib/league/roster/roster";
import { ChoiceField } from "../form/fields";

interface PeopleFieldsProps {
  readonly found: Pick<Understood, "people" | "newcomers">;
  readonly roster: LeagueReply["players"];
  readonly choices: Choices;
  choose(more: Partial<Choices>): void;
}

/** More choices than this would block the page: then only similar names are offered. */
const maxChoices = 20_000;

/** Who the names in a table are in the league: similar ones are asked about first, and anybody can be chosen. */
export function PeopleFields({ found, roster, choices, choose }: PeopleFieldsProps) {
  const { people, newcomers } = found;
  const t = useCatalogue("past");
  const members = membersOn(roster);
  const offersAll = people.length * members.length <= maxChoices;
  const field = (match: Match) => {
    const { key, name, games, player, near } = match;
    const nearest = near.flatMap((id) => members.filter((each) => each.id === id));
    const others = offersAll ? members.filter(({ id }) => !near.includes(id)) : [];
    return (
      <ChoiceField
        key={key}
        label={t.person({ name, games })}
        value={player ?? ""}
        onChoose={(chosen) => choose({ people: { ...choices.people, [key]: chosen } })}
        choices={[
          ["", t.newPerson({ name })],
          ...[...nearest, ...others].map((each) => [each.id, each.name] as const),
        ]}
      />
    );
  };
  const similar = people.filter(({ near }) => near.length > 0);
  const rest = people.filter(({ near }) => near.length === 0);
  const names = (list: readonly Match[]) => list.map(({ name }) => name);
  const known = rest.filter(({ player }) => player !== undefined);
  const others = rest.filter(({ player }) => player === undefined);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="past-people" className="grid min-w-0 gap-3">
      <h3 id="past-people" className="text-lead">
        {t.people}
      </h3>
      {similar.length > 0 && (
        <>
          <p className="font-semibold">{t.checkPeople}</p>
          <div className="fields">{similar.map(field)}</div>
        </>
      )}
      {known.length > 0 && <p className="wrap-anywhere">{t.knownPeople({ names: names(known) })}</p>}
      {others.length > 0 && <p className="wrap-anywhere">{t.newPeople({ names: names(others) })}</p>}
      {people.some(({ player }) => player === undefined) && (
        <ChoiceField
          label={t.newcomersAre}
          hint={t.newcomersHint}
          value={newcomers}
          onChoose={(chosen) =>
            choose({ newcomers: newcomerKinds.find((each) => each === chosen) ?? "members" })
          }
          choices={newcomerKinds.map((each) => [each, t.newcomers[each]])}
        />
      )}
      {rest.length > 0 && members.length > 0 && offersAll && (
        <Fold label={t.allPeople}>
          <div className="fields">{rest.map(field)}</div>
        </Fold>
      )}
    </section>
  );
}
