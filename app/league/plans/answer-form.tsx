"use client";

import { type FormEvent, useCallback, useEffect, useState } from "react";
import { AnswerMark } from "@/app/shared/answer-mark";
import { sendAnswer, storedAnswer } from "@/lib/client/leagues/stored-answer";
import { onResume } from "@/lib/client/net/page-life";
import { type EveningAnswer, eveningAnswers } from "@/lib/league/evenings/answer";

interface AnswerFormProps {
  readonly slug: string;
  /** The token in the player's link. */
  readonly as: string;
  /** The player's id. */
  readonly player: string;
  readonly evening: string;
  /** The answer on the server. */
  readonly answer: EveningAnswer | undefined;
  readonly label: string;
  readonly keys: Readonly<Record<EveningAnswer, string>>;
  /** Shown while the answer is on this phone only. */
  readonly unsent: string;
}

/**
 * Three buttons, one of them pressed. A plain form: scripts are only needed to store an answer made without a network.
 */
export function AnswerForm({ slug, as, player, evening, answer, label, keys, unsent }: AnswerFormProps) {
  const [own, setOwn] = useState<EveningAnswer>();
  const [isUnsent, setUnsent] = useState(false);
  const send = useCallback(
    async (next: EveningAnswer) => {
      setOwn(next);
      const sent = await sendAnswer({ slug, as, player, evening, answer: next });
      setUnsent(sent === "stored");
      if (sent === "stored") return;
      // The page then shows who is coming, or why the answer was refused.
      const fields = new URLSearchParams({ as, ...(sent !== "sent" && { said: sent.refused }) });
      const { location } = window;
      if (location.search === `?${fields}`) location.reload();
      else location.replace(`/l/${slug}/answer?${fields}`);
    },
    [slug, as, player, evening],
  );
  useEffect(
    () =>
      onResume(() => {
        const before = storedAnswer({ slug, evening, player });
        if (before !== undefined) void send(before);
      }),
    [slug, evening, player, send],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const next = eveningAnswers.find((each) => each === submitter?.getAttribute("value"));
    if (next === undefined) return;
    event.preventDefault();
    void send(next);
  };
  const shown = own ?? answer;
  return (
    <form method="post" action={`/api/leagues/${slug}/answers`} onSubmit={submit} aria-label={label}>
      <input type="hidden" name="as" value={as} />
      <input type="hidden" name="evening" value={evening} />
      <div className="grid gap-2 sm:grid-cols-3">
        {eveningAnswers.map((each) => (
          <button
            key={each}
            type="submit"
            name="answer"
            value={each}
            aria-pressed={shown === each}
            className="key min-h-16 justify-start gap-3 px-5 text-lead aria-pressed:border-felt-deep aria-pressed:bg-felt aria-pressed:text-on-felt aria-pressed:after:hidden"
          >
            <AnswerMark answer={each} />
            {keys[each]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {isUnsent && unsent}
      </p>
    </form>
  );
}
