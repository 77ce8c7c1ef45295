"use client";

import type { Verdict } from "@/lib/client/transfer/files";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { FilePreview } from "./import-preview";
import { PreviewRow } from "./preview-row";

/** One game in a file: who played what, how many entries there are, and what importing it would do. */
export function ImportRow({ preview }: { readonly preview: FilePreview["games"][number] }) {
  const t = useCatalogue("settings");
  const language = useLanguage();
  const { part: game } = preview;
  const sheet = game?.opened.sheet;
  return (
    <PreviewRow preview={preview} inWords={(verdict) => inWords(verdict, t)}>
      {sheet && game ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">
            {findGameWords(sheet.game, language)?.name ?? t.evening} ·{" "}
            {t.entries({ count: game.entries.length })}
          </span>
          <br />
          {t.names({ names: sheet.players.map(({ name }) => name) })}
        </p>
      ) : (
        <p className="font-semibold">{t.faultyGame}</p>
      )}
    </PreviewRow>
  );
}

function inWords(verdict: Verdict, t: Catalogues["settings"]): string {
  switch (verdict.type) {
    case "new":
      return verdict.mayWrite ? t.verdictNew : t.verdictWatch;
    case "more":
      return t.verdictMore({ count: verdict.entries });
    case "key":
      return verdict.isNext ? t.nextKey : t.verdictKey;
    case "same":
      return t.verdictSame;
    case "unfit":
      return t.verdictUnfit;
    case "other":
      return t.verdictOther;
    case "no-key":
      return t.verdictNoKey({ count: verdict.entries });
  }
}
