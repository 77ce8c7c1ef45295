"use client";

import { fairnessText } from "@/app/shared/evening/standing-texts";
import type { Fairness } from "@/lib/evening/standings/fairness";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";

/** How fair the evening was, in one sentence. */
export function FairnessLine({ fairness }: { readonly fairness: Fairness }) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const said = fairnessText(t, language, fairness);
  return said === undefined ? null : <p className="text-fine text-ink-soft text-pretty">{said}</p>;
}
