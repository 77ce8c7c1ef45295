"use client";

import { Fold } from "@/app/shared/fold";
import { namesIn } from "@/app/shared/setup/names-in";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { peopleOn } from "@/lib/league/roster/roster";
import { ChangeForm } from "../form/change-form";
import { FieldForm } from "../form/field-form";
import { ChoiceField } from "../form/fields";
import { PersonChoice } from "../form/person-choice";
import { RemoveForm } from "../form/remove-form";
import { KeeperSection } from "../keeper-section";
import { EraseName, FormerPerson } from "./erase-name";

/** The roster: adding, removing and renaming players, and merging two who are one person. */
export function RosterSection({ league }: { readonly league: LeagueReply }) {
  const t = useCatalogue("keeping");
  const people = peopleOn(league.players);
  const named = people.filter(({ name }) => name !== "");
  const merged = league.players.filter(({ mergedInto }) => mergedInto !== undefined);
  const nameOf = (id: string | undefined) =>
    league.players.find((player) => player.id === id)?.name || t.formerPlayer;
  return (
    <KeeperSection id="roster" heading={t.roster} summary={t.people({ count: named.length })}>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id}>
            <Fold label={person.name === "" ? t.formerPlayer : calledIn(person, t)}>
              {person.name === "" ? (
                <FormerPerson leagueId={league.id} person={person} />
              ) : (
                <Person league={league} person={person} others={named.filter(({ id }) => id !== person.id)} />
              )}
            </Fold>
          </li>
        ))}
        {merged.map(({ id, mergedInto }) => (
          <li key={id} className="grid gap-2 py-3">
            <p>{t.changes.merge({ name: nameOf(id), into: nameOf(mergedInto) })}</p>
            <ChangeForm
              leagueId={league.id}
              label={t.changes.merge({ name: nameOf(id), into: nameOf(mergedInto) })}
              send={t.unmerge}
              read={() => ({ change: { change: "unmerge", player: id } })}
            >
              {null}
            </ChangeForm>
          </li>
        ))}
      </ul>
      <FieldForm
        leagueId={league.id}
        label={t.add}
        add={t.addKey}
        autoCapitalize="words"
        read={(text) => {
          const added = (name: string) => ({ change: "player" as const, player: newId(), name });
          const [last = "", ...others] = namesIn(text).toReversed();
          return { change: added(last), first: others.toReversed().map(added) };
        }}
      />
      {people.some(({ guest }) => guest) && (
        <ChangeForm
          leagueId={league.id}
          label={t.guestPlaces}
          send={t.save}
          read={(field) => ({
            change: { change: "guests", guests: field("guests") === "unranked" ? "unranked" : "ranked" },
          })}
        >
          <ChoiceField
            label={t.guestPlaces}
            name="guests"
            defaultValue={league.guests ?? "ranked"}
            choices={[
              ["ranked", t.guestsRanked],
              ["unranked", t.guestsUnranked],
            ]}
          />
        </ChangeForm>
      )}
    </KeeperSection>
  );
}

/** A name, with what the person is if not a member. */
const calledIn = (
  { name, guest, former }: LeagueReply["players"][number],
  t: { readonly guest: string; readonly former: string },
): string => (former ? `${name} (${t.former})` : guest ? `${name} (${t.guest})` : name);

interface PersonProps {
  readonly league: LeagueReply;
  readonly person: LeagueReply["players"][number];
  readonly others: LeagueReply["players"];
}

function Person({ league, person: { id, name, guest, former }, others }: PersonProps) {
  const t = useCatalogue("keeping");
  const about = (message: string) => t.line({ name, message });
  return (
    <>
      <FieldForm
        leagueId={league.id}
        label={about(t.rename)}
        field={t.rename}
        value={name}
        read={(name) => ({ change: { change: "player", player: id, name } })}
      />
      {guest || former ? (
        <ChangeForm
          leagueId={league.id}
          label={about(t.makeMember)}
          send={t.makeMember}
          read={() => ({ change: { change: "player", player: id, name, guest: false, former: false } })}
        >
          <p className="text-fine text-ink-soft">{former ? t.formerHint : t.guestHint}</p>
        </ChangeForm>
      ) : (
        <>
          <ChangeForm
            leagueId={league.id}
            label={about(t.makeGuest)}
            send={t.makeGuest}
            read={() => ({ change: { change: "player", player: id, name, guest: true } })}
          >
            <p className="text-fine text-ink-soft">{t.guestHint}</p>
          </ChangeForm>
          <ChangeForm
            leagueId={league.id}
            label={about(t.makeFormer)}
            send={t.makeFormer}
            read={() => ({ change: { change: "player", player: id, name, former: true } })}
          >
            <p className="text-fine text-ink-soft">{t.formerHint}</p>
          </ChangeForm>
        </>
      )}
      <ChangeForm
        leagueId={league.id}
        label={about(t.merge)}
        send={t.mergeKey}
        read={(field) =>
          field("into") === ""
            ? { problem: t.chooseFirst }
            : { change: { change: "merge", player: id, into: field("into") } }
        }
      >
        <PersonChoice label={t.merge} name="into" people={others} />
        <p className="text-fine text-ink-soft">{t.mergeHint}</p>
      </ChangeForm>
      <EraseName leagueId={league.id} person={{ id, name }} />
      <RemoveForm
        leagueId={league.id}
        label={about(t.remove)}
        send={t.remove}
        removal={{
          line: name,
          done: t.changes["remove-player"]({ name }),
          change: { change: "remove-player", player: id },
          restore: { change: "player", player: id, name, ...(guest && { guest }), ...(former && { former }) },
        }}
      />
    </>
  );
}
