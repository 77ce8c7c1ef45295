"use client";

import { SettingsSection } from "@/app/settings/settings-section";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { mostPlacePoints, mostPlaces, pointsProblems } from "@/lib/league/points";
import type { LeagueReply } from "@/lib/league/replies";
import { ChangeForm, type Filled } from "./change-form";
import { LabelledField } from "./labelled-field";

/** What the places of a game give. */
export function PointsSection({ league }: { readonly league: LeagueReply }) {
  const language = useLanguage();
  const say = keepingWordsIn[language];
  const read = (field: (name: string) => string): Filled => {
    const texts = field("points")
      .split(/[\s,;]+/)
      .filter(Boolean);
    const points = texts.map(Number);
    const fits = points.every(
      (each, index) => /^\d{1,4}$/.test(texts[index] ?? "") && each <= mostPlacePoints,
    );
    if (!fits || points.length === 0 || points.length > mostPlaces) return { problem: say.notPoints };
    const [problem] = pointsProblems(points, language);
    return problem ? { problem: problem.message } : { change: { change: "points", points } };
  };
  return (
    <SettingsSection id="points" heading={say.points}>
      <ChangeForm leagueId={league.id} label={say.points} send={say.save} read={read}>
        <LabelledField label={say.points} hint={say.pointsHint}>
          {(field) => (
            <input {...field} name="points" defaultValue={league.points.join(", ")} autoComplete="off" />
          )}
        </LabelledField>
      </ChangeForm>
    </SettingsSection>
  );
}
