"use client";

import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { storedReason } from "@/lib/client/leagues/session/league-answers";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { RefusedChanges } from "./refused-changes";

/** Where the league is stored, what is waiting to be sent, and what the server refused. */
export function LeagueState({ mine }: { readonly mine: MyLeague }) {
  const { stored, league } = mine;
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const count = stored.waiting.length;
  const state = stored.trouble
    ? t.stuck({ count })
    : stored.lost
      ? t.lost({ count })
      : stored.create
        ? t.notOnServer
        : count > 0
          ? t.waiting({ count })
          : t.onServer;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-soft">
        {state}
      </p>
      {stored.trouble && <ProblemText>{speaker.problem(storedReason(stored.trouble))}</ProblemText>}
      <RefusedChanges mine={mine} />
      <Link href={`/new?league=${league.id}`} className="action w-full">
        {t.startGame}
      </Link>
      {league.slug !== "" && (
        <a href={`/l/${league.slug}`} className="key min-h-14">
          {t.seePage}
        </a>
      )}
    </div>
  );
}
