"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { type SetupDraft, storedSetup, storeSetup } from "@/app/shared/setup/setup-draft";
import type { Card, Choice } from "./game-choice";
import { NewGame } from "./new-game";
import { withChoice } from "./with-choice";

interface KeptNewGameProps extends Asked {
  readonly cards: readonly Card[];
  /** The game that somebody has just tapped. */
  readonly tapped: Choice | null;
}

/** What the address asks for. */
interface Asked {
  readonly game: string | null;
  readonly league: string | null;
}

/** What the address asks for, a game or a league, is chosen, and then no longer stands there. */
export function KeptNewGame({ game, league, cards, tapped }: KeptNewGameProps) {
  const [draft, setDraft] = useState(() =>
    choosing(tapped ? withChoice(storedSetup(), tapped) : storedSetup(), { game, league }),
  );
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
  return <NewGame draft={draft} cards={cards} isTapped={tapped !== null} onChange={setDraft} />;
}

function choosing(draft: SetupDraft, { game, league }: Asked): SetupDraft {
  return {
    ...(game === null ? draft : withChoice(draft, { game })),
    ...(league !== null && league !== draft.league?.id && { league: { id: league, seats: {} } }),
  };
}
