"use client";

import type { LeagueVerdict } from "@/lib/client/transfer/files";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { type LeaguePreview, would } from "./import-preview";
import { ImportProblems } from "./import-problems";

/** One league of a file, and what importing it would do. */
export function ImportLeagueRow({
  preview: { league, verdict, problems },
}: {
  readonly preview: LeaguePreview;
}) {
  const t = useCatalogue("settings");
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold wrap-anywhere">
        {league ? t.leagueNamed({ name: league.known.name }) : t.faultyLeague}
      </p>
      {verdict && <p className={would(verdict) ? "text-felt-ink" : "text-ink-soft"}>{inWords(verdict, t)}</p>}
      <ImportProblems problems={problems} />
    </li>
  );
}

function inWords(verdict: LeagueVerdict, t: Catalogues["settings"]): string {
  switch (verdict.type) {
    case "new":
      return t.leagueNew;
    case "more":
      return t.leagueMore({ count: verdict.changes });
    case "key":
      return t.nextKey;
    case "same":
      return t.verdictSame;
    case "no-key":
      return t.leagueNoKey;
  }
}
