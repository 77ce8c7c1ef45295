"use client";

import { useState } from "react";
import type { NewChange } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { hasEnded } from "@/lib/league/season";
import { sameJson } from "@/lib/rules/same-json";
import { ChangeForm } from "../../form/change-form";
import { Checkbox } from "../../form/checkbox";
import { TextField } from "../../form/fields";
import { KeeperSection } from "../../keeper-section";
import { readPoints } from "./read-points";
import { readScoring } from "./read-scoring";
import { ScoringFields } from "./scoring-fields";
import { usePreview } from "./use-preview";

interface PointsSectionProps {
  readonly mine: MyLeague;
  /** The ids of all games. */
  readonly rulesetIds: readonly string[];
}

/** What games are worth: the points for places, and whatever else. */
export function PointsSection({ mine, rulesetIds }: PointsSectionProps) {
  const { points, scoring = {} } = mine.league;
  const t = useCatalogue("keeping");
  const written = points.join(", ");
  const summary = Object.keys(scoring).length > 0 ? t.scoring.andMore({ points: written }) : written;
  return (
    <KeeperSection id="points" heading={t.points} summary={summary}>
      <PointsForm mine={mine} rulesetIds={rulesetIds} />
    </KeeperSection>
  );
}

function PointsForm({ mine, rulesetIds }: PointsSectionProps) {
  const { league } = mine;
  const { points: before, scoring = {}, seasons, timeZone } = league;
  const t = useCatalogue("keeping");
  const previewed = usePreview(league);
  const today = eveningIn(timeZone, new Date().toISOString());
  const over = seasons.filter((season) => hasEnded(season, today) && !season.points && !season.scoring);
  const [keepsOver, setKeepsOver] = useState(true);
  return (
    <ChangeForm
      leagueId={league.id}
      label={t.points}
      send={t.save}
      read={(field) => {
        const points = readPoints(field("points"));
        const read = readScoring(field, scoring);
        if (!points || ("wrong" in read && read.wrong === "points")) return { problem: t.notPoints };
        if ("wrong" in read) return { problem: t.scoring.notNumber };
        const kept = over.map(
          ({ id, ...season }): NewChange => ({
            change: "season",
            season: id,
            ...season,
            points: before,
            scoring,
          }),
        );
        const ofPlaces: NewChange = { change: "points", points };
        const ofMore: NewChange = { change: "scoring", scoring: read };
        const first = keepsOver ? kept : [];
        if (sameJson(read, scoring)) return previewed(ofPlaces, first);
        return previewed(ofMore, sameJson(points, before) ? first : [...first, ofPlaces]);
      }}
    >
      <TextField label={t.points} hint={t.pointsHint} name="points" defaultValue={before.join(", ")} />
      <ScoringFields league={league} scoring={scoring} rulesetIds={rulesetIds} />
      {over.length > 0 && (
        <Checkbox label={t.scoring.keepsOver} checked={keepsOver} onChange={setKeepsOver} />
      )}
    </ChangeForm>
  );
}
