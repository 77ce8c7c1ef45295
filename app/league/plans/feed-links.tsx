import { baseOf } from "@/lib/i18n/language";
import { plansWords } from "./plans-words";

/** Subscriptions for other programs: the evenings as a calendar, and the results as a feed. */
export async function FeedLinks({ leagueId }: { readonly leagueId: string }) {
  const { language, t } = await plansWords();
  const base = baseOf(language);
  const at = `/api/leagues/${leagueId}`;
  return (
    <section aria-labelledby="subscribe" className="panel grid justify-items-start gap-1 p-4 print:hidden">
      <h2 id="subscribe" className="text-lead">
        {t.subscribe}
      </h2>
      <a href={`${at}/evenings.ics?lang=${base}`} className="quiet-link py-3">
        {t.calendar}
      </a>
      <a href={`${at}/results.atom?lang=${base}`} className="quiet-link py-3">
        {t.feed}
      </a>
    </section>
  );
}
