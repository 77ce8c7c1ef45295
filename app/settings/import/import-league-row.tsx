"use client";

import type { LeagueVerdict } from "@/lib/client/transfer/files";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { FilePreview } from "./import-preview";
import { PreviewRow } from "./preview-row";

/** One league of a file, and what importing it would do. */
export function ImportLeagueRow({ preview }: { readonly preview: FilePreview["leagues"][number] }) {
  const t = useCatalogue("settings");
  const { part: league } = preview;
  return (
    <PreviewRow preview={preview} inWords={(verdict) => inWords(verdict, t)}>
      <p className="font-semibold wrap-anywhere">
        {league ? t.leagueNamed({ name: league.known.name }) : t.faultyLeague}
      </p>
    </PreviewRow>
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
