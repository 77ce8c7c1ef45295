"use client";

import type { Verdict } from "@/lib/client/transfer/files";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/use-words";
import type { Looked } from "./import-look";
import { ImportProblems } from "./import-problems";

/** One game of a file: who played what, how much of it there is, and what importing it would do. */
export function ImportRow({ looked: { game, verdict, problems } }: { readonly looked: Looked }) {
  const say = useCatalogue("settings");
  const language = useLanguage();
  const sheet = game?.opened.sheet;
  return (
    <li className="grid gap-1 py-3">
      {sheet && game ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">
            {findGameWords(sheet.game, language)?.name} · {say.entries({ count: game.entries.length })}
          </span>
          <br />
          {say.names({ names: sheet.players.map(({ name }) => name) })}
        </p>
      ) : (
        <p className="font-semibold">{say.faultyGame}</p>
      )}
      {verdict && (
        <p className={isGood(verdict) ? "text-felt-ink" : "text-ink-soft"}>{inWords(verdict, say)}</p>
      )}
      <ImportProblems problems={problems} />
    </li>
  );
}

const isGood = ({ verdict }: Verdict): boolean =>
  verdict === "new" || verdict === "more" || verdict === "key";

function inWords(verdict: Verdict, say: Catalogues["settings"]): string {
  switch (verdict.verdict) {
    case "new":
      return verdict.mayWrite ? say.verdictNew : say.verdictWatch;
    case "more":
      return say.verdictMore({ count: verdict.entries });
    case "key":
      return verdict.isNext ? say.nextKey : say.verdictKey;
    case "same":
      return say.verdictSame;
    case "unfit":
      return say.verdictUnfit;
    case "other":
      return say.verdictOther;
    case "no-key":
      return say.verdictNoKey({ count: verdict.entries });
  }
}
