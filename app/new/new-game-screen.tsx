"use client";

import { useEffect, useState } from "react";
import { useAddress } from "@/app/shared/address";
import { storedText } from "@/app/shared/setup/stored-text";
import { whenIdle } from "@/lib/client/when-idle";
import { hasSecret } from "@/lib/export/links/traces";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { OnDevice } from "@/lib/ui/page/on-device";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { askedFor, type Card, type Choice } from "./choose/cards";
import { GameChoice } from "./choose/game-choice";

// Choosing a game loads no rules.
const SharedRules = lazy(() => import("./saved/shared-rules"), "SharedRules", {
  words: ["newGame", "games"],
  Meanwhile: OneMoment,
});
const LazyNewGame = lazy(() => import("./stored-new-game"), "StoredNewGame", {
  words: ["newGame", "games"],
  Meanwhile: NewGameLoading,
});

/** The page until the form is loaded. */
function NewGameLoading() {
  const { title } = useCatalogue("newGame");
  const t = useWords();
  return <LoadingPage title={title} back={{ href: "/", label: t.shell.toGames }} />;
}

/** The form for a new game; first the list of games, until one is chosen. */
export function NewGameScreen({ cards }: { readonly cards: readonly Card[] }) {
  const query = useAddress();
  return (
    <ChosenOrNot
      game={query?.get("game") ?? null}
      preset={query?.get("preset") ?? null}
      league={query?.get("league") ?? null}
      isRead={query !== undefined}
      cards={cards}
    />
  );
}

/** The address, if it is a link to house rules. */
const sharedAddress = (): string | null => (hasSecret(window.location.hash) ? window.location.href : null);

interface ChosenOrNotProps {
  readonly game: string | null;
  readonly preset: string | null;
  readonly league: string | null;
  /** Whether the address and the device were read; the document from the server is the same for all. */
  readonly isRead: boolean;
  readonly cards: readonly Card[];
}

function ChosenOrNot({ game, preset, league, isRead, cards }: ChosenOrNotProps) {
  const { title, sharedRules } = useCatalogue("newGame");
  const t = useWords();
  const [tapped, setTapped] = useState<Choice | null>(null);
  const [wasRead, setRead] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [shared, setShared] = useState<string | null>(null);
  useEffect(() => whenIdle(() => void LazyNewGame.fetch()), []);
  useEffect(() => {
    // Pasting a link into the address of the open page changes only the fragment.
    const readLink = () => setShared(sharedAddress());
    window.addEventListener("hashchange", readLink);
    return () => window.removeEventListener("hashchange", readLink);
  }, []);
  const leave = (choice: Choice | null) => {
    window.history.replaceState(null, "", "/new");
    setTapped(choice);
    setShared(null);
  };
  const asked = askedFor(cards, game, preset);
  if (isRead && !wasRead) {
    setRead(true);
    setBegun(storedText() !== null);
    setShared(sharedAddress());
  }
  if (!isBegun && (tapped !== null || asked.choice)) setBegun(true);
  if (shared !== null)
    return (
      <PageFrame title={sharedRules} back={{ href: "/new", label: t.shell.back, onBack: () => leave(null) }}>
        <SharedRules address={shared} onPlay={leave} onLeave={() => leave(null)} />
      </PageFrame>
    );
  if (isBegun)
    return <LazyNewGame game={game} preset={preset} league={league} cards={cards} tapped={tapped} />;
  return (
    <PageFrame title={title} back={{ href: "/", label: t.shell.toGames }}>
      <OnDevice>
        <GameChoice
          cards={cards}
          family={asked.family}
          league={league ?? undefined}
          seated={[]}
          chosen={undefined}
          isTapped={false}
          onChoose={setTapped}
        />
      </OnDevice>
    </PageFrame>
  );
}
