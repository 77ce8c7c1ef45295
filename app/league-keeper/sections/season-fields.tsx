"use client";

import { useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { maxSeasonGames } from "@/lib/league/limits";
import type { LeagueReply } from "@/lib/league/replies";
import type { Scoring } from "@/lib/league/scoring/rule";
import type { Season } from "@/lib/league/settings";
import { ChoiceField, TextField } from "../form/fields";
import { ScoringFields } from "./points/scoring-fields";

const ways = ["total", "average", "best", "drop", "best-evenings", "drop-evenings"] as const;
/** The number that is proposed. */
const usual = 5;

interface SeasonFieldsProps {
  readonly league: LeagueReply;
  /** Its current settings. */
  readonly season?: Season;
  /** The ids of all games. */
  readonly rulesetIds: readonly string[];
}

/** The fields of a season. */
export function SeasonFields({ league, season, rulesetIds }: SeasonFieldsProps) {
  const t = useCatalogue("keeping");
  const [way, setWay] = useState(season?.counting.count ?? "total");
  const own = season?.points ?? (season?.scoring && league.points);
  const [points, setPoints] = useState(own?.join(", ") ?? "");
  return (
    <>
      <TextField label={t.seasonName} name="name" defaultValue={season?.name} />
      <div className="fields">
        <TextField label={t.from} type="date" required name="from" defaultValue={season?.from} />
        <TextField label={t.to} type="date" required name="to" defaultValue={season?.to} />
        <ChoiceField
          label={t.counts}
          name="counting"
          value={way}
          onChoose={(chosen) => setWay(ways.find((each) => each === chosen) ?? "total")}
          choices={ways.map((each) => [each, t.counting[each]])}
        />
        {way !== "total" && (
          <TextField
            label={t.countingNumber[way]}
            hint={t.countingHint[way]}
            type="number"
            inputMode="numeric"
            name="games"
            min={1}
            max={maxSeasonGames}
            defaultValue={season ? numberOf(season.counting) : usual}
          />
        )}
      </div>
      <TextField
        label={t.seasonPoints}
        hint={t.seasonPointsHint}
        name="points"
        defaultValue={points}
        onChange={({ target }) => setPoints(target.value)}
      />
      {points.trim() !== "" && (
        <ScoringFields league={league} scoring={scoringOf(league, season)} rulesetIds={rulesetIds} />
      )}
    </>
  );
}

function numberOf(counting: Season["counting"]): number {
  if (counting.count === "total") return usual;
  if (counting.count === "average") return counting.leastGames;
  return "games" in counting ? counting.games : counting.evenings;
}

/** What games of a season are worth besides; where it has no points of its own yet, it would begin with the league's. */
export const scoringOf = (
  { scoring = {} }: Pick<LeagueReply, "scoring">,
  season: Pick<Season, "points" | "scoring"> | undefined,
): Scoring => season?.scoring ?? (season?.points ? {} : scoring);
