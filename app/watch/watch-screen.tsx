"use client";

import { useSearchParams } from "next/navigation";
import { PhasePage } from "@/app/shared/game/phase-page";
import { useWatched } from "@/lib/client/game/watch";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { WatchBoard } from "./watch-board";

const HallScreen = lazy(() => import("./hall/hall-screen"), "HallScreen", {
  words: ["homeTable", "evening", "club"],
});

/** The board of the game or the evening in the address, for spectators. */
export function WatchScreen() {
  const evening = useSearchParams().get("e");
  return evening === null ? <WatchGame /> : <HallScreen id={idInQuery(evening)} />;
}

/** The board of the game, or why there is none. */
function WatchGame() {
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
