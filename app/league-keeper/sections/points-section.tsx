"use client";

import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { ChangeForm, type Filled } from "../form/change-form";
import { LabelledField } from "../form/labelled-field";
import { KeeperSection } from "../keeper-section";
import { readPoints } from "./read-points";

/** The points for the places in a game. */
export function PointsSection({ league }: { readonly league: LeagueReply }) {
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const read = (field: (name: string) => string): Filled => {
    const points = readPoints(field("points"), t.notPoints, speaker);
    return points.ok ? { change: { change: "points", points: points.value } } : { problem: points.error };
  };
  return (
    <KeeperSection id="points" heading={t.points} summary={league.points.join(", ")}>
      <ChangeForm leagueId={league.id} label={t.points} send={t.save} read={read}>
        <LabelledField label={t.points} hint={t.pointsHint}>
          {(field) => (
            <input {...field} name="points" defaultValue={league.points.join(", ")} autoComplete="off" />
          )}
        </LabelledField>
      </ChangeForm>
    </KeeperSection>
  );
}
