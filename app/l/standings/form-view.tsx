import type { StandingReplyRow } from "@/lib/league/replies";
import type { LeagueWords } from "../league-words";

/** The places of the last five games, the latest last; first places on ivory. */
export function FormView({
  words: { say },
  form,
}: Pick<StandingReplyRow, "form"> & { readonly words: LeagueWords }) {
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
