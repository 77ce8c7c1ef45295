"use client";

import { Fold } from "@/app/shared/fold";
import type { NewChange } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { maxSeasonGames } from "@/lib/league/limits";
import type { LeagueReply } from "@/lib/league/replies";
import { ChangeForm, type Filled } from "../form/change-form";
import { RemoveForm } from "../form/remove-form";
import { KeeperSection } from "../keeper-section";
import type { Removal } from "../undo-removal";
import { readPoints } from "./points/read-points";
import { readScoring } from "./points/read-scoring";
import { usePreview } from "./points/use-preview";
import { SeasonFields, scoringOf } from "./season-fields";

interface SeasonsSectionProps {
  readonly mine: MyLeague;
  /** The ids of all games. */
  readonly rulesetIds: readonly string[];
}

/** The seasons of a league: days that do not overlap, and what counts in each. */
export function SeasonsSection(props: SeasonsSectionProps) {
  const t = useCatalogue("keeping");
  const { seasons } = props.mine.league;
  return (
    <KeeperSection
      id="seasons"
      heading={t.seasons}
      summary={seasons.map(({ name }) => name).join(", ") || t.noSeasons}
    >
      <Seasons {...props} />
    </KeeperSection>
  );
}

function Seasons({ mine, rulesetIds }: SeasonsSectionProps) {
  const t = useCatalogue("keeping");
  const { league } = mine;
  const { seasons } = league;
  const previewed = usePreview(league);

  const read =
    (id: string) =>
    (field: (name: string) => string): Filled => {
      const counting = countingOf(field);
      if (!counting) return { problem: t.notGames({ max: maxSeasonGames }) };
      const typed = field("points").trim();
      const points = typed === "" ? undefined : readPoints(typed);
      if (typed !== "" && !points) return { problem: t.notPoints };
      const scoring =
        points &&
        readScoring(
          field,
          scoringOf(
            league,
            seasons.find((each) => each.id === id),
          ),
        );
      if (scoring && "wrong" in scoring)
        return { problem: scoring.wrong === "points" ? t.notPoints : t.scoring.notNumber };
      return previewed({
        change: "season",
        season: id,
        name: field("name"),
        from: field("from"),
        to: field("to"),
        counting,
        ...(points && { points, scoring }),
      });
    };

  return (
    <>
      <ul className="divide-y divide-line">
        {seasons.map((season) => (
          <li key={season.id}>
            <Fold label={season.name}>
              <ChangeForm leagueId={league.id} label={season.name} send={t.save} read={read(season.id)}>
                <SeasonFields league={league} season={season} rulesetIds={rulesetIds} />
              </ChangeForm>
              <RemoveForm
                leagueId={league.id}
                label={t.removeSeason}
                send={t.removeSeason}
                removal={removalOf(season, t.changes["remove-season"])}
              />
            </Fold>
          </li>
        ))}
      </ul>
      <details>
        <summary className="key">{t.newSeason}</summary>
        <div className="mt-4">
          <ChangeForm
            leagueId={league.id}
            label={t.newSeason}
            send={t.newSeason}
            clears
            read={(field) => read(newId())(field)}
          >
            <SeasonFields league={league} rulesetIds={rulesetIds} />
          </ChangeForm>
        </div>
      </details>
    </>
  );
}

function removalOf(
  { id: season, ...fields }: LeagueReply["seasons"][number],
  done: (f: { name: string }) => string,
): Removal {
  return {
    line: fields.name,
    done: done(fields),
    change: { change: "remove-season", season },
    restore: { change: "season", season, ...fields },
  };
}

/** What counts; undefined if a number of games is needed and cannot be read. */
function countingOf(field: (name: string) => string): Extract<NewChange, { change: "season" }>["counting"] {
  const count = field("counting");
  const number = Number(field("games"));
  const isNumber = Number.isInteger(number) && number >= 1 && number <= maxSeasonGames;
  switch (count) {
    case "average":
      return isNumber ? { count, leastGames: number } : undefined;
    case "best":
    case "drop":
      return isNumber ? { count, games: number } : undefined;
    case "best-evenings":
    case "drop-evenings":
      return isNumber ? { count, evenings: number } : undefined;
    default:
      return { count: "total" };
  }
}
