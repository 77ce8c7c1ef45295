"use client";

import { useSearchParams } from "next/navigation";
import { PhasePage } from "@/app/shared/game/phase-page";
import { useWatched } from "@/lib/client/game/watch";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { WatchBoard } from "./watch-board";

/** The board of the game in the address, for spectators, or why there is none. */
export function WatchScreen() {
  const query = useSearchParams();
  const id = idInQuery(query.get("game") ?? "");
  const phase = useWatched(id);
  const { shell } = useWords();
  const t = useCatalogue("watch");
  const league = query.get("league");
  const isOfLeague = league !== null && /^[a-z0-9-]+$/.test(league);
  const back = isOfLeague ? { href: `/l/${league}`, label: t.toLeague } : { href: "/", label: shell.toGames };
  return (
    <PhasePage
      id={id}
      phase={phase}
      title={t.title}
      back={back}
      t={t}
      loading={<LoadingPage title={t.title} back={back} />}
    >
      {({ view, mayWrite }) => (
        <PlayedWords game={view.game.id} options={view.options}>
          <WatchBoard game={view} mayWrite={mayWrite} back={back} />
        </PlayedWords>
      )}
    </PhasePage>
  );
}
