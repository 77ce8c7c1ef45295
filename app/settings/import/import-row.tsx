"use client";

import type { Verdict } from "@/lib/client/transfer/files";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { GamePreview } from "./import-preview";
import { ImportProblems } from "./import-problems";

/** One game in a file: who played what, how many entries there are, and what importing it would do. */
export function ImportRow({ preview: { game, verdict, problems } }: { readonly preview: GamePreview }) {
  const t = useCatalogue("settings");
  const language = useLanguage();
  const sheet = game?.opened.sheet;
  return (
    <li className="grid gap-1 py-3">
      {sheet && game ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">
            {findGameWords(sheet.game, language)?.name} · {t.entries({ count: game.entries.length })}
          </span>
          <br />
          {t.names({ names: sheet.players.map(({ name }) => name) })}
        </p>
      ) : (
        <p className="font-semibold">{t.faultyGame}</p>
      )}
      {verdict && (
        <p className={isGood(verdict) ? "text-felt-ink" : "text-ink-soft"}>{inWords(verdict, t)}</p>
      )}
      <ImportProblems problems={problems} />
    </li>
  );
}

const isGood = ({ type }: Verdict): boolean => type === "new" || type === "more" || type === "key";

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
