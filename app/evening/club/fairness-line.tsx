"use client";

import type { Fairness } from "@/lib/evening/standings/fairness";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { localeForAll } from "@/lib/ui/text/when-text";

/** How fair the evening was, in one sentence. */
export function FairnessLine({ fairness }: { readonly fairness: Fairness }) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const { seated, rests, partnersAgain, rivals, met, neverMet } = fairness;
  if (!seated || !rests) return null;
  const range = ([least, most]: readonly [number, number]) => ({ least, most });
  const said = [
    t.fairness.seated(range(seated)),
    ...(rests[1] > 0 ? [t.fairness.rests(range(rests))] : []),
    ...(partnersAgain === undefined ? [] : [t.fairness.partnersAgain({ count: partnersAgain })]),
    ...(rivals ? [t.fairness.rivals(range(rivals))] : []),
    ...(met ? [t.fairness.met(range(met))] : []),
    ...(neverMet === undefined ? [] : [t.fairness.neverMet({ count: neverMet })]),
  ];
  return (
    <p className="text-fine text-ink-soft text-pretty">
      {t.fairnessOf} {new Intl.ListFormat(localeForAll(language), { type: "unit" }).format(said)}.
    </p>
  );
}
