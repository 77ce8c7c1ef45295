"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { games } from "@/lib/games/registry";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { PageFrame } from "@/lib/ui/page-frame";
import { NewGame } from "./new-game";
import { keepSetup, keptSetup, type SetupDraft } from "./setup-draft";

const never = () => () => {};

/** The form for a new game, once the device can be asked what is half filled in. */
export function NewGameScreen() {
  const say = useWords();
  const { title } = newGameWords[useLanguage()];
  const asked = useSearchParams().get("game");
  const onDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (onDevice) return <KeptNewGame asked={asked} />;
  return (
    <PageFrame title={title} back={{ href: "/", label: say.shell.toGames }}>
      <p role="status" className="py-10 text-center text-ink-soft">
        {say.shell.loading}
      </p>
    </PageFrame>
  );
}

/** `asked` is the game that the address asks for: it is chosen, and then no longer stands there. */
function KeptNewGame({ asked }: { readonly asked: string | null }) {
  const [draft, setDraft] = useState(() => choosing(keptSetup(), asked));
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    setDraft(choosing(draft, asked));
  }
  // Kept before it is shown: whoever sees what was typed may reload at once.
  useLayoutEffect(() => keepSetup(draft), [draft]);
  useEffect(() => {
    if (asked !== null) window.history.replaceState(null, "", "/new");
  }, [asked]);
  return <NewGame draft={draft} onChange={setDraft} />;
}

const choosing = (draft: SetupDraft, asked: string | null): SetupDraft =>
  asked !== null && games.find(asked) ? { ...draft, game: asked } : draft;
