"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { KeeperSection } from "../keeper-section";

const PastForm = lazy(() => import("./past-form"), "PastForm", { words: ["past"] });

interface PastSectionProps {
  readonly mine: MyLeague;
  /** Whether the most or the fewest points win, by ruleset. */
  readonly aims: Readonly<Record<string, "many" | "few">>;
}

/** Brings in results that were kept elsewhere. */
export function PastSection(props: PastSectionProps) {
  const t = useCatalogue("keeping");
  return (
    <KeeperSection id="past" heading={t.past} summary={t.pastSummary}>
      <PastForm {...props} />
    </KeeperSection>
  );
}
