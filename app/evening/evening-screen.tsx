"use client";

import { useSearchParams } from "next/navigation";
import { DeletedGame } from "@/app/shared/game/lazy-deleted-game";
import { OutdatedGame } from "@/app/shared/game/outdated-game";
import { useEvening } from "@/lib/client/evening/evenings";
import { playedIn } from "@/lib/evening/head";
import { idInQuery } from "@/lib/export/links/traces";
import { PlayedWords, useCatalogue, useLoaded, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { EveningBoard } from "./evening-board";

/** The evening in the address, or why there is none. */
export function EveningScreen() {
  const query = useSearchParams();
  const id = idInQuery(query.get("game") ?? "");
  const phase = useEvening(id);
  const { shell, table } = useWords();
  useLoaded("homeTable", "evening");
  const t = useCatalogue("homeTable");
  const back = { href: "/", label: shell.toGames };
  const none = (tile: string, title: string, text: string) => (
    <PageFrame title={t.title} back={back}>
      <Notice tile={tile} title={title} text={text}>
        <Link href="/" className="action">
          {shell.toGames}
        </Link>
      </Notice>
    </PageFrame>
  );
  if (id === "") return none("4-0", t.missingTitle, t.missing);
  switch (phase.type) {
    case "loading":
      return <LoadingPage title={t.title} back={back} />;
    case "missing":
      return none("4-0", t.missingTitle, t.missing);
    case "unreachable":
      return none("w-0", table.unreachableTitle, table.unreachable);
    case "outdated":
      return <OutdatedGame title={t.title} back={back} />;
    case "deleted":
      return <DeletedGame gameId={id} phase={phase} />;
    case "ready":
      return (
        <PlayedWords {...playedIn(phase.view.options)}>
          <EveningBoard ready={phase} back={back} />
        </PlayedWords>
      );
  }
}
