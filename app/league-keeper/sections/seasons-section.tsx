"use client";

import { Fold } from "@/app/shared/fold";
import type { NewChange } from "@/lib/client/leagues/leagues";
import { newId } from "@/lib/client/random-ids";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { maxSeasonGames, seasonProblems } from "@/lib/league/season";
import { ChangeForm, type Filled } from "../form/change-form";
import { RemoveForm } from "../form/remove-form";
import { KeeperSection } from "../keeper-section";
import type { Removal } from "../undo-removal";
import { readPoints } from "./read-points";
import { SeasonFields } from "./season-fields";

/** The seasons of a league: days that do not overlap, and what counts in each. */
export function SeasonsSection({ league }: { readonly league: LeagueReply }) {
  const t = useCatalogue("keeping");
  const { seasons } = league;

  const read =
    (id: string) =>
    (field: (name: string) => string): Filled => {
      const counting = countingOf(field);
      if (!counting) return { problem: t.notGames({ max: maxSeasonGames }) };
      const typed = field("points").trim();
      const points = typed === "" ? undefined : readPoints(typed);
      if (typed !== "" && !points) return { problem: t.notPoints };
      const season = {
        name: field("name"),
        from: field("from"),
        to: field("to"),
        ...(points && { points }),
      };
      const others = seasons.filter((other) => other.id !== id);
      const change = { change: "season" as const, season: id, ...season, counting };
      return { change, problems: seasonProblems(season, others) };
    };

  return (
    <KeeperSection
      id="seasons"
      heading={t.seasons}
      summary={seasons.map(({ name }) => name).join(", ") || t.noSeasons}
    >
      <ul className="divide-y divide-line">
        {seasons.map((season) => (
          <li key={season.id}>
            <Fold label={season.name}>
              <ChangeForm leagueId={league.id} label={season.name} send={t.save} read={read(season.id)}>
                <SeasonFields season={season} />
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
            <SeasonFields />
          </ChangeForm>
        </div>
      </details>
    </KeeperSection>
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
  const games = Number(field("games"));
  if (count !== "average" && count !== "best") return { count: "total" };
  if (!Number.isInteger(games) || games < 1 || games > maxSeasonGames) return undefined;
  return count === "average" ? { count, leastGames: games } : { count, games };
}
