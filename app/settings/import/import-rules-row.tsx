"use client";

import { findGameWords, gameTitle } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { type RulesPreview, would } from "./import-preview";
import { ImportProblems } from "./import-problems";

/** House rules of a file, and what importing them would do. */
export function ImportRulesRow({
  preview: { rules, verdict, problems },
}: {
  readonly preview: RulesPreview;
}) {
  const language = useLanguage();
  const t = useCatalogue("settings");
  const words = rules && findGameWords(rules.game, language);
  const verdicts = { new: t.rulesNew, same: t.verdictSame, other: t.rulesOther };
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold wrap-anywhere">
        {rules && words
          ? t.rulesNamed({ name: rules.name, game: gameTitle(words, rules.options) })
          : t.faultyRules}
      </p>
      {verdict && (
        <p className={would(verdict) ? "text-felt-ink" : "text-ink-soft"}>{verdicts[verdict.type]}</p>
      )}
      <ImportProblems problems={problems} />
    </li>
  );
}
