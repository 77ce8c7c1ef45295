"use client";

import { useSearchParams } from "next/navigation";
import { DeletedGame } from "@/app/shared/game/lazy-deleted-game";
import { OutdatedGame } from "@/app/shared/game/outdated-game";
import { useWatched } from "@/lib/client/game/watch";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { WatchBoard } from "./watch-board";

/** The board of the game in the address, for spectators, or why there is none. */
export function WatchScreen() {
  const query = useSearchParams();
  const id = idInQuery(query.get("game") ?? "");
  const phase = useWatched(id);
  const { shell } = useWords();
  const t = useCatalogue("watch");
  const league = query.get("league");
  const isOfLeague = league !== null && /^[a-z0-9-]+$/.test(league);
  const back = isOfLeague ? { href: `/l/${league}`, label: t.toLeague } : { href: "/", label: shell.toGames };
  const none = (tile: string, title: string, text: string) => (
    <PageFrame title={t.title} back={back}>
      <Notice tile={tile} title={title} text={text}>
        <Link href={back.href} className="action">
          {back.label}
        </Link>
      </Notice>
    </PageFrame>
  );
  if (id === "") return none("0-0", t.noIdTitle, t.noId);
  switch (phase.type) {
    case "loading":
      return <LoadingPage title={t.title} back={back} />;
    case "missing":
      return none("4-0", t.missingTitle, t.missing);
    case "unreachable":
      return none("w-0", t.unreachableTitle, t.unreachable);
    case "outdated":
      return <OutdatedGame title={t.title} back={back} />;
    case "deleted":
      return <DeletedGame gameId={id} phase={phase} />;
    case "ready":
      return (
        <PlayedWords game={phase.view.game.id} options={phase.view.options}>
          <WatchBoard game={phase.view} mayWrite={phase.mayWrite} back={back} />
        </PlayedWords>
      );
  }
}
