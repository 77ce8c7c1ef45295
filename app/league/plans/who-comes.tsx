import { AnswerMark } from "@/app/shared/answer-mark";
import { eveningAnswers } from "@/lib/league/evenings/answer";
import type { EveningWithAnswers } from "@/lib/league/replies";
import { silentOn } from "@/lib/league/roster/roster";
import { plansWords } from "./plans-words";

interface WhoComesProps {
  readonly evening: Pick<EveningWithAnswers, "answers">;
  readonly players: Parameters<typeof silentOn>[0];
}

/** Who is coming to an evening, who might, who is not, and how many have not answered. */
export async function WhoComes({ evening: { answers }, players }: WhoComesProps) {
  const { t } = await plansWords();
  const silent = silentOn(players, answers);
  return (
    <div className="grid gap-2">
      <dl className="grid gap-2 empty:hidden">
        {eveningAnswers.map((each) => {
          const names = answers.filter(({ answer }) => answer === each).map(({ name }) => name);
          if (names.length === 0) return null;
          return (
            <div key={each} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
              <dt className="flex items-center gap-2 font-semibold tabular-nums">
                <AnswerMark answer={each} />
                {t.counted({ answer: t.answers[each], count: names.length })}
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
      {silent > 0 && <p className="text-ink-soft">{t.silent({ count: silent })}</p>}
    </div>
  );
}
