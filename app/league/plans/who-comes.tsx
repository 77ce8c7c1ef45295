import { AnswerMark } from "@/app/shared/answer-mark";
import { eveningAnswers } from "@/lib/league/evenings/answer";
import { placesLeft } from "@/lib/league/evenings/answers";
import type { EveningWithAnswers } from "@/lib/league/replies";
import { silentOn } from "@/lib/league/roster/roster";
import { plansWords } from "./plans-words";

interface WhoComesProps {
  readonly evening: Pick<EveningWithAnswers, "answers" | "places">;
  readonly players: Parameters<typeof silentOn>[0];
}

/** Who is coming to an evening, who might, who is not, and how many have not answered. */
export async function WhoComes({ evening: { answers, places }, players }: WhoComesProps) {
  const { t } = await plansWords();
  const silent = silentOn(players, answers);
  const rows = [
    ...eveningAnswers.map((of) => ({
      of,
      called: t.answers[of],
      names: answers.filter(({ answer, waits }) => answer === of && !waits).map(({ name }) => name),
    })),
    {
      of: "maybe" as const,
      called: t.waiting,
      names: answers.filter(({ waits }) => waits).map(({ name }) => name),
    },
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2 empty:hidden">
        {rows.map(({ of, called, names }) => {
          if (names.length === 0) return null;
          return (
            <div key={called} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
              <dt className="flex items-center gap-2 font-semibold tabular-nums">
                <AnswerMark answer={of} />
                {t.counted({ answer: called, count: names.length })}
              </dt>
              <dd className="min-w-0 pl-7 wrap-anywhere sm:pl-0">
                <ul className="flex flex-wrap gap-x-4">
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
      {places !== undefined && (
        <p className="text-ink-soft">{t.left({ places: placesLeft(places, answers) })}</p>
      )}
      {silent > 0 && <p className="text-ink-soft">{t.silent({ count: silent })}</p>}
    </div>
  );
}
