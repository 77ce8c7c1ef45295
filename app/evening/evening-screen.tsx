"use client";

import { useSearchParams } from "next/navigation";
import { PhasePage } from "@/app/shared/game/phase-page";
import { useEvening } from "@/lib/client/evening/evenings";
import { playedIn } from "@/lib/evening/evening-game";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useCatalogue, useLoaded, useWords } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { EveningBoard } from "./evening-board";

const ClubBoard = lazy(() => import("./club/club-board"), "ClubBoard", { words: ["club"] });

/** The number of a table in an address. */
const tableIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : undefined;

/** The evening in the address, or why there is none. */
export function EveningScreen() {
  const query = useSearchParams();
  const id = idInQuery(query.get("game") ?? "");
  const said = query.get("said");
  const phase = useEvening(id);
  const { shell, table } = useWords();
  // Those of every part, also of one that comes later: waiting for its words would take away what is already shown.
  useLoaded("homeTable", "evening", "newGame");
  const t = useCatalogue("homeTable");
  const back = { href: "/", label: shell.toGames };
  const { missingTitle, missing, noId, unreachable } = t;
  return (
    <PhasePage
      id={id}
      what="evening"
      phase={phase}
      title={t.title}
      back={back}
      t={{ ...table, noIdTitle: missingTitle, noId, missingTitle, missing, unreachable }}
      loading={<LoadingPage title={t.title} back={back} />}
    >
      {(ready) => (
        <PlayedWords {...playedIn(ready.view.options)}>
          {ready.view.log.position.setup.form === "table" ? (
            <EveningBoard ready={ready} back={back} />
          ) : (
            <ClubBoard
              ready={ready}
              back={back}
              at={tableIn(query.get("table"))}
              seats={query.get("seats") ?? undefined}
              me={query.get("me") ?? undefined}
              brought={said === null ? undefined : { said, hands: query.get("hands") ?? undefined }}
              isPrinted={query.has("print")}
            />
          )}
        </PlayedWords>
      )}
    </PhasePage>
  );
}
