"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { KeeperSection } from "../keeper-section";
import type { PlayedGames } from "./use-past";

const PastForm = lazy(() => import("./past-form"), "PastForm", { words: ["past"] });
const EveningForm = lazy(() => import("./evening/evening-form"), "EveningForm", { words: ["past"] });

interface PastSectionProps {
  readonly mine: MyLeague;
  readonly games: PlayedGames;
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

/** Brings in an evening that was kept on paper. */
export function PaperEvening(props: PastSectionProps) {
  const t = useCatalogue("keeping");
  return (
    <KeeperSection id="paper-evening" heading={t.paperEvening} summary={t.paperEveningSummary}>
      <EveningForm {...props} />
    </KeeperSection>
  );
}
