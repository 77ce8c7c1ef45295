"use client";

import type { NewChange } from "@/lib/client/leagues/leagues";
import { keepLeague } from "@/lib/client/leagues/record/keep-league";
import { readLeagueHere } from "@/lib/client/leagues/record/use-league-here";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { changeProblems } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { tablesAfter } from "@/lib/league/pages/tables-after";
import type { LeagueReply } from "@/lib/league/replies";
import type { Filled } from "../../form/change-form";
import { TablesPreview } from "./tables-preview";

/** Makes of changes of what counts what a form makes: with their problems, and the tables that they would change. */
export function usePreview(league: LeagueReply): (change: NewChange, first?: readonly NewChange[]) => Filled {
  const { scoring: t } = useCatalogue("keeping");
  return (change, first = []) => {
    const changes = [...first, change].map((each) => ({ ...each, id: "" }) as LeagueChange);
    const problems = changes.flatMap((each) => changeProblems(league, each));
    /** As far as this device knows the league; a league that it knows nothing of is changed unseen. */
    const preview = async () => {
      await keepLeague(league.id);
      const here = await readLeagueHere(league.id);
      const tables = here ? tablesAfter(here.value, changes) : [];
      if (tables.length === 0) return undefined;
      return { ask: t.changesTables, about: <TablesPreview league={league} tables={tables} /> };
    };
    return { change, first, problems, preview };
  };
}
