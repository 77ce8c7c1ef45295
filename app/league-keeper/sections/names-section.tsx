"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { timeZoneProblems } from "@/lib/league/evenings/calendar";
import type { LeagueReply } from "@/lib/league/replies";
import { slugProblems } from "@/lib/league/slug";
import { FieldForm } from "../form/field-form";
import { KeeperSection } from "../keeper-section";
import { SignForm } from "./sign-form";

/** The league's name, address, time zone and sign. */
export function NamesSection({ league }: { readonly league: LeagueReply }) {
  const { id, name, slug, timeZone } = league;
  const t = useCatalogue("keeping");
  return (
    <KeeperSection id="address" heading={t.nameAndAddress} summary={slug && `/l/${slug}`}>
      <FieldForm
        leagueId={id}
        label={t.name}
        value={name}
        read={(name) => ({ change: { change: "name", name } })}
      />
      {slug !== "" && (
        <FieldForm
          leagueId={id}
          label={t.address}
          hint={t.addressHint}
          value={slug}
          autoCapitalize="none"
          read={(slug) => ({ change: { change: "slug", slug }, problems: slugProblems(slug) })}
        />
      )}
      <FieldForm
        leagueId={id}
        label={t.timeZone}
        hint={t.timeZoneHint}
        value={timeZone}
        autoCapitalize="none"
        read={(timeZone) => ({
          change: { change: "time-zone", timeZone },
          problems: timeZoneProblems(timeZone),
        })}
      />
      <SignForm league={league} />
    </KeeperSection>
  );
}
