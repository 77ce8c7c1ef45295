import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";

/** What programs subscribe to: the evenings as a calendar, and the results as a feed. */
export async function FeedLinks({ league }: { readonly league: { readonly id: string } }) {
  const t = await pageCatalogue("plans");
  const language = await pageLanguage();
  const at = `/api/leagues/${league.id}`;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft print:hidden">
      {t.subscribe}
      <a href={`${at}/evenings.ics?lang=${language}`} className="quiet-link tap-target">
        {t.calendar}
      </a>
      <a href={`${at}/results.atom?lang=${language}`} className="quiet-link tap-target">
        {t.feed}
      </a>
    </p>
  );
}
