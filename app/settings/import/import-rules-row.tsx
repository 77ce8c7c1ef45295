"use client";

import { findGameWords, gameTitle } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { FilePreview } from "./import-preview";
import { PreviewRow } from "./preview-row";

/** House rules of a file, and what importing them would do. */
export function ImportRulesRow({ preview }: { readonly preview: FilePreview["rules"][number] }) {
  const language = useLanguage();
  const t = useCatalogue("settings");
  const { part: rules } = preview;
  const words = rules && findGameWords(rules.game, language);
  const verdicts = { new: t.rulesNew, same: t.verdictSame, other: t.rulesOther };
  return (
    <PreviewRow preview={preview} inWords={({ type }) => verdicts[type]}>
      <p className="font-semibold wrap-anywhere">
        {rules && words
          ? t.rulesNamed({ name: rules.name, game: gameTitle(words, rules.options) })
          : t.faultyRules}
      </p>
    </PreviewRow>
  );
}
