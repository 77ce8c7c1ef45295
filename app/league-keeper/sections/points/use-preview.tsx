"use client";

import type { NewChange } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { changeProblems } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { tablesAfter } from "@/lib/league/pages/tables-after";
import type { Filled } from "../../form/change-form";
import { useLeagueValue } from "../../use-league-value";
import { TablesPreview } from "./tables-preview";

/** Makes of changes of what counts what a form makes: with their problems, or with the tables that they change. */
export function usePreview({
  stored,
  league,
}: MyLeague): (change: NewChange, first?: readonly NewChange[]) => Filled {
  const { scoring: t } = useCatalogue("keeping");
  const value = useLeagueValue(stored);
  return (change, first = []) => {
    const changes = [...first, change].map((each) => ({ ...each, id: "" }) as LeagueChange);
    const problems = changes.flatMap((each) => changeProblems(league, each));
    if (problems.length > 0 || !value) return { change, first, problems };
    const tables = tablesAfter(value, changes);
    if (tables.length === 0) return { change, first };
    const preview = <TablesPreview league={{ ...value.league, players: league.players }} tables={tables} />;
    return { change, first, ask: t.changesTables, preview };
  };
}
