"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { type SetupDraft, storedSetup, storeSetup } from "@/app/shared/setup/setup-draft";
import { askedFor, type Card, type Choice } from "./choose/cards";
import { isPlayable, withChoice } from "./choose/with-choice";
import { NewGame } from "./new-game";

interface StoredNewGameProps {
  /** What the address asks for. */
  readonly game: string | null;
  readonly preset: string | null;
  readonly league: string | null;
  readonly cards: readonly Card[];
  /** The game that was just tapped. */
  readonly tapped: Choice | null;
}

/** Applies what the address asks for, a game, a family or a league, and then removes it from the address. */
export function StoredNewGame({ game, preset, league, cards, tapped }: StoredNewGameProps) {
  const { choice, family } = askedFor(cards, game, preset);
  const choosing = (draft: SetupDraft): SetupDraft => ({
    ...(game === null ? draft : withChoice(draft, choice ?? null)),
    ...(league !== null && league !== draft.league?.id && { league: { id: league, seats: {} } }),
  });
  const [isUnfit, setUnfit] = useState(tapped !== null && !isPlayable(tapped));
  const [draft, setDraft] = useState(() =>
    tapped && !isUnfit ? withChoice(choosing(storedSetup()), tapped) : choosing(storedSetup()),
  );
  const choose = (chosen: Choice | null) => {
    const isPossible = chosen === null || isPlayable(chosen);
    setUnfit(!isPossible);
    if (isPossible) setDraft(withChoice(draft, chosen));
  };
  const [before, setBefore] = useState({ game, preset, league, family });
  if (game !== before.game || preset !== before.preset || league !== before.league) {
    setBefore({ game, preset, league, family: family ?? before.family });
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
