"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { pointsProblems } from "@/lib/league/standings/points";
import { FieldForm } from "../form/field-form";
import { KeeperSection } from "../keeper-section";
import { readPoints } from "./read-points";

/** The points for the places in a game. */
export function PointsSection({ league }: { readonly league: LeagueReply }) {
  const t = useCatalogue("keeping");
  const written = league.points.join(", ");
  return (
    <KeeperSection id="points" heading={t.points} summary={written}>
      <FieldForm
        leagueId={league.id}
        label={t.points}
        hint={t.pointsHint}
        value={written}
        read={(text) => {
          const points = readPoints(text);
          if (!points) return { problem: t.notPoints };
          return { change: { change: "points", points }, problems: pointsProblems(points) };
        }}
      />
    </KeeperSection>
  );
}
