"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";
import { type SetupDraft, storedSetup, storeSetup } from "@/app/shared/setup/setup-draft";
import { games } from "@/lib/games/registry";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { useOnDevice } from "@/lib/ui/page/on-device";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { NewGame } from "./new-game";

/** The form for a new game, once the device can be asked what is half filled in. */
export function NewGameScreen() {
  const say = useWords();
  const { title } = newGameWords[useLanguage()];
  const query = useSearchParams();
  if (useOnDevice()) return <KeptNewGame game={query.get("game")} league={query.get("league")} />;
  return (
    <PageFrame title={title} back={{ href: "/", label: say.shell.toGames }}>
      <OneMoment />
    </PageFrame>
  );
}

interface Asked {
  readonly game: string | null;
  readonly league: string | null;
}

/** What the address asks for, a game or a league, is chosen, and then no longer stands there. */
function KeptNewGame({ game, league }: Asked) {
  const [draft, setDraft] = useState(() => choosing(storedSetup(), { game, league }));
  const [before, setBefore] = useState({ game, league });
  if (game !== before.game || league !== before.league) {
    setBefore({ game, league });
    setDraft(choosing(draft, { game, league }));
  }
  // Kept before it is shown: whoever sees what was typed may reload at once.
  useLayoutEffect(() => storeSetup(draft), [draft]);
  useEffect(() => {
    if (game !== null || league !== null) window.history.replaceState(null, "", "/new");
  }, [game, league]);
  return <NewGame draft={draft} onChange={setDraft} />;
}

function choosing(draft: SetupDraft, { game, league }: Asked): SetupDraft {
  return {
    ...draft,
    ...(game !== null && games.find(game) && { game }),
    ...(league !== null && league !== draft.league?.id && { league: { id: league, seats: {} } }),
  };
}
