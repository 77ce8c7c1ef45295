"use client";

import { memo, use, useEffect, useState } from "react";
import { useAddress } from "@/app/shared/address";
import { PhasePage } from "@/app/shared/game/phase-page";
import { useInsteadOfPicture } from "@/app/shared/use-picture";
import { useGame } from "@/lib/client/game/games";
import { preloadGame, readEarly } from "@/lib/client/preload-game";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useWords } from "@/lib/i18n/hooks/use-words";
import type { GameReply } from "@/lib/sync/wire/wire";
import { fetchAhead } from "@/lib/ui/page/lazy";
import { GameTable } from "./game-table";
import { Loading } from "./loading-frame";
import { SentTable } from "./sent-table";

/** How long other parts wait, so that the table has the device and its network to itself, in milliseconds. */
const settled = 2_000;

// The game is read while the page is still being set up.
if (typeof window !== "undefined" && window.location.pathname === "/play") {
  const game = new URLSearchParams(window.location.search).get("game");
  if (game) void readEarly(idInQuery(game));
}

/** The table of the game in the address, or why there is none. `sent`: where the server draws it, the game as it has it. */
export function TableScreen({ sent }: { readonly sent?: GameReply | undefined }) {
  const query = useAddress();
  const [first] = useState(query);
  if (sent) return <SentTable sent={sent} />;
  // The document comes without a game, and says that it is on its way.
  if (!query) return <Loading />;
  return (
    <TableOf
      id={idInQuery(query.get("game") ?? "")}
      first={first?.toString()}
      league={query.get("for") ?? undefined}
    />
  );
}

interface TableOfProps {
  readonly id: string;
  /** What the router opened the table with; undefined if it came as a document. */
  readonly first: string | undefined;
  /** The id of the league whose keeper opened it to correct it. */
  readonly league: string | undefined;
}

const TableOf = memo(function TableOf({ id, first, league }: TableOfProps) {
  const phase = useGame(id, league);
  // Until the game is read from this device, the router shows the page before.
  if (first !== undefined && phase.type === "loading") use(preloadGame(id));
  const t = useWords();
  useInsteadOfPicture(phase.type !== "loading" || id === "");
  useEffect(() => {
    // With a service worker, parts come from this device and open at once. Without one, as over plain http, the network
    // may be gone by the time a part is opened, so parts are loaded ahead. On a first visit the worker is still loading
    // them itself.
    if ("serviceWorker" in navigator && !navigator.serviceWorker.controller) return undefined;
    const timer = window.setTimeout(() => void fetchAhead(), settled);
    return () => window.clearTimeout(timer);
  }, []);
  const back = { href: "/", label: t.shell.toGames };
  return (
    <PhasePage
      id={id}
      phase={phase}
      title={t.shell.appName}
      back={back}
      t={t.table}
      takesLink
      loading={<Loading />}
    >
      {(ready) => (
        <PlayedWords game={ready.view.game.id} options={ready.view.options}>
          <GameTable key={id} ready={ready} query={`?${first ?? ""}`} />
        </PlayedWords>
      )}
    </PhasePage>
  );
});
