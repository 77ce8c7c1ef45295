"use client";

import Link from "next/link";
import { dismiss, type MyLeague } from "@/lib/client/leagues/leagues";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { ProblemText } from "@/lib/ui/problem-text";

/** Where the league is kept, what waits, and what the server did not take. */
export function LeagueState({ mine: { kept, league } }: { readonly mine: MyLeague }) {
  const say = keepingWordsIn[useLanguage()];
  const state = kept.create
    ? say.notOnServer
    : kept.waiting.length > 0
      ? say.waiting({ count: kept.waiting.length })
      : say.onServer;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-soft">
        {state}
      </p>
      {kept.trouble && <ProblemText>{kept.trouble}</ProblemText>}
      {kept.refused.map(({ change, message }) => (
        <div key={change.id} role="alert" className="panel grid gap-2 p-4">
          <p>{say.refused}</p>
          <ProblemText>{message}</ProblemText>
          <button type="button" className="key" onClick={() => void dismiss(kept.id, change.id)}>
            {say.seen}
          </button>
        </div>
      ))}
      <Link href={`/new?league=${league.id}`} className="action w-full">
        {say.startGame}
      </Link>
      {league.slug !== "" && (
        <a href={`/l/${league.slug}`} className="key min-h-14">
          {say.seePage}
        </a>
      )}
    </div>
  );
}
