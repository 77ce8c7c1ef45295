"use client";

import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { timeZoneProblems } from "@/lib/league/evenings/calendar";
import type { LeagueReply } from "@/lib/league/replies";
import { slugProblems } from "@/lib/league/slug";
import { ChangeForm, type Filled } from "../form/change-form";
import { LabelledField } from "../form/labelled-field";
import { KeeperSection } from "../keeper-section";

/** The league's name, address and time zone. */
export function NamesSection({ league }: { readonly league: LeagueReply }) {
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const readSlug = (field: (name: string) => string): Filled => {
    const slug = field("slug").trim();
    const [problem] = slugProblems(slug);
    return problem ? { problem: speaker.problem(problem) } : { change: { change: "slug", slug } };
  };
  const readTimeZone = (field: (name: string) => string): Filled => {
    const timeZone = field("timeZone").trim();
    const [problem] = timeZoneProblems(timeZone);
    return problem ? { problem: speaker.problem(problem) } : { change: { change: "time-zone", timeZone } };
  };
  return (
    <KeeperSection id="address" heading={t.nameAndAddress} summary={league.slug && `/l/${league.slug}`}>
      <ChangeForm
        leagueId={league.id}
        label={t.name}
        send={t.save}
        read={(field) => ({ change: { change: "name", name: field("name") } })}
      >
        <LabelledField label={t.name}>
          {(field) => <input {...field} name="name" defaultValue={league.name} autoComplete="off" />}
        </LabelledField>
      </ChangeForm>
      {league.slug !== "" && (
        <ChangeForm leagueId={league.id} label={t.address} send={t.save} read={readSlug}>
          <LabelledField label={t.address} hint={t.addressHint}>
            {(field) => (
              <input
                {...field}
                name="slug"
                defaultValue={league.slug}
                autoCapitalize="none"
                autoComplete="off"
              />
            )}
          </LabelledField>
        </ChangeForm>
      )}
      <ChangeForm leagueId={league.id} label={t.timeZone} send={t.save} read={readTimeZone}>
        <LabelledField label={t.timeZone} hint={t.timeZoneHint}>
          {(field) => (
            <input
              {...field}
              name="timeZone"
              defaultValue={league.timeZone}
              autoCapitalize="none"
              autoComplete="off"
            />
          )}
        </LabelledField>
      </ChangeForm>
    </KeeperSection>
  );
}
