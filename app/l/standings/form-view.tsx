import { leagueWordsIn } from "@/lib/i18n/league-words";
import type { StandingReplyRow } from "@/lib/league/replies";

const say = leagueWordsIn.en;

/** The places of the last five games, the latest last; first places on ivory. */
export function FormView({ form }: { readonly form: StandingReplyRow["form"] }) {
  const places = form.map(({ place, tied }) => say.formPlace({ place, tied }));
  return (
    <span className="inline-flex gap-1">
      <span className="sr-only">{say.formOf({ places })}</span>
      {form.map(({ game, place }) => (
        <span
          key={game}
          aria-hidden="true"
          className={`grid size-7 place-items-center ${place === 1 ? "plate" : "text-ink-soft"}`}
        >
          {place}
        </span>
      ))}
    </span>
  );
}
