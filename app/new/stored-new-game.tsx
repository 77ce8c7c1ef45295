"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { type SetupDraft, storedSetup, storeSetup } from "@/app/shared/setup/setup-draft";
import { type Card, type Choice, isFamily } from "./choose/cards";
import { isPlayable, withChoice } from "./choose/with-choice";
import { NewGame } from "./new-game";

interface StoredNewGameProps extends Asked {
  readonly cards: readonly Card[];
  /** The game that was just tapped. */
  readonly tapped: Choice | null;
}

/** What the address asks for. */
interface Asked {
  readonly game: string | null;
  readonly league: string | null;
}

/** Applies what the address asks for, a game, a family or a league, and then removes it from the address. */
export function StoredNewGame({ game, league, cards, tapped }: StoredNewGameProps) {
  const family = cards.find((card) => card.id === game && isFamily(card))?.id;
  const choosing = (draft: SetupDraft): SetupDraft => ({
    ...(game === null ? draft : withChoice(draft, family === undefined ? { game } : null)),
    ...(league !== null && league !== draft.league?.id && { league: { id: league, seats: {} } }),
  });
  const [isUnfit, setUnfit] = useState(tapped !== null && !isPlayable(tapped));
  const [draft, setDraft] = useState(() =>
    tapped && !isUnfit ? withChoice(choosing(storedSetup()), tapped) : choosing(storedSetup()),
  );
  const choose = (choice: Choice | null) => {
    const isPossible = choice === null || isPlayable(choice);
    setUnfit(!isPossible);
    if (isPossible) setDraft(withChoice(draft, choice));
  };
  const [before, setBefore] = useState({ game, league, family });
  if (game !== before.game || league !== before.league) {
    setBefore({ game, league, family: family ?? before.family });
    setDraft(choosing(draft));
  }
  // Stored before it is shown, because the page may be reloaded at once.
  useLayoutEffect(() => storeSetup(draft), [draft]);
  useEffect(() => {
    if (game !== null || league !== null) window.history.replaceState(null, "", "/new");
  }, [game, league]);
  return (
    <NewGame
      draft={draft}
      cards={cards}
      family={before.family}
      isUnfit={isUnfit}
      isTapped={tapped !== null}
      onChoose={choose}
      onChange={setDraft}
    />
  );
}
