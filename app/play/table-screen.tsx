"use client";

import { memo, use, useEffect, useState } from "react";
import { useAddress } from "@/app/shared/address";
import { DeletedGame } from "@/app/shared/game/lazy-deleted-game";
import { OutdatedGame } from "@/app/shared/game/outdated-game";
import { PasteLink } from "@/app/shared/lazy-paste-link";
import { useGame } from "@/lib/client/game/games";
import { preloadGame } from "@/lib/client/preload-game";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useWords } from "@/lib/i18n/hooks/use-words";
import { fetchAhead } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { GameTable } from "./game-table";
import { Loading } from "./loading-frame";

/** How long other parts wait, so that the table has the device and its network to itself, in milliseconds. */
const settled = 2_000;

// A game on this device is read while the page is still being set up.
if (typeof window !== "undefined" && window.location.pathname === "/play") {
  const game = new URLSearchParams(window.location.search).get("game");
  if (game) void preloadGame(idInQuery(game));
}

/** The table of the game in the address, or why there is none. */
export function TableScreen() {
  const query = useAddress();
  const [first] = useState(query);
  // The document comes without a game, and says that it is on its way.
  if (!query) return <Loading />;
  return <TableOf id={idInQuery(query.get("game") ?? "")} first={first?.toString()} />;
}

interface TableOfProps {
  readonly id: string;
  /** What the router opened the table with; undefined if it came as a document. */
  readonly first: string | undefined;
}

const TableOf = memo(function TableOf({ id, first }: TableOfProps) {
  const phase = useGame(id);
  // Until the game is read from this device, the router shows the page before.
  if (first !== undefined && phase.type === "loading") use(preloadGame(id));
  const t = useWords();
  useEffect(() => {
    // With a service worker, parts come from this device and open at once. Without one, as over plain http, the network
    // may be gone by the time a part is opened, so parts are loaded ahead. On a first visit the worker is still loading
    // them itself.
    if ("serviceWorker" in navigator && !navigator.serviceWorker.controller) return undefined;
    const timer = window.setTimeout(() => void fetchAhead(), settled);
    return () => window.clearTimeout(timer);
  }, []);
  const back = { href: "/", label: t.shell.toGames };
  const lost = (tile: string, title: string, text: string, lacksLink = false) => (
    <PageFrame title={t.shell.appName} back={back}>
      <Notice tile={tile} title={title} text={text}>
        <Link href="/" className="action">
          {t.shell.toGames}
        </Link>
        {lacksLink && <PasteLink />}
      </Notice>
    </PageFrame>
  );
  if (id === "") return lost("0-0", t.table.noIdTitle, t.table.noId, true);
  switch (phase.type) {
    case "loading":
      return <Loading />;
    case "missing":
      return lost("4-0", t.table.missingTitle, t.table.missing, true);
    case "unreachable":
      return lost("w-0", t.table.unreachableTitle, t.table.unreachable);
    case "outdated":
      return <OutdatedGame title={t.shell.appName} back={back} />;
    case "deleted":
      return <DeletedGame gameId={id} phase={phase} />;
    case "ready":
      return (
        <PlayedWords game={phase.view.game.id} options={phase.view.options}>
          <GameTable key={id} ready={phase} query={`?${first ?? ""}`} />
        </PlayedWords>
      );
  }
});
