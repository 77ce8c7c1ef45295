"use client";

import { keptReason } from "@/lib/client/leagues/league-answers";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useLeagueSpeaker } from "@/lib/i18n/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/use-words";
import { Link } from "@/lib/ui/page/link";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { RefusedChanges } from "./refused-changes";

/** Where the league is kept, what waits, and what the server did not take. */
export function LeagueState({ mine }: { readonly mine: MyLeague }) {
  const { kept, league } = mine;
  const say = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const count = kept.waiting.length;
  const state = kept.trouble
    ? say.stuck({ count })
    : kept.lost
      ? say.lost({ count })
      : kept.create
        ? say.notOnServer
        : count > 0
          ? say.waiting({ count })
          : say.onServer;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-soft">
        {state}
      </p>
      {kept.trouble && <ProblemText>{speaker.problem(keptReason(kept.trouble))}</ProblemText>}
      <RefusedChanges mine={mine} />
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
