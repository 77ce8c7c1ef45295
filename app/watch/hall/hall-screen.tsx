"use client";

import { PhasePage } from "@/app/shared/game/phase-page";
import { useEvening } from "@/lib/client/evening/evenings";
import { playedIn } from "@/lib/evening/evening-game";
import { PlayedWords, useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { HallBoard } from "./hall-board";

/** The board of an evening, for a television or a beamer, or why there is none. */
export function HallScreen({ id }: { readonly id: string }) {
  const phase = useEvening(id);
  const { shell } = useWords();
  const { title, missingTitle, missing, unreachable } = useCatalogue("homeTable");
  const watch = useCatalogue("watch");
  const back = { href: "/", label: shell.toGames };
  return (
    <PhasePage
      id={id}
      what="evening"
      phase={phase}
      title={title}
      back={back}
      t={{ ...watch, missingTitle, missing, unreachable }}
      loading={<LoadingPage title={title} back={back} />}
    >
      {({ view }) => (
        <PlayedWords {...playedIn(view.options)}>
          <HallBoard log={view.log} />
        </PlayedWords>
      )}
    </PhasePage>
  );
}
