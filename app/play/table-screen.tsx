"use client";

import Link from "next/link";
import { useQuery } from "@/app/shared/address";
import { useGame } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/use-words";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { GameTable } from "./game-table";
import { Loading } from "./loading-frame";

/** The table of the game that the address names, or why there is none. */
export function TableScreen() {
  const query = useQuery();
  const id = query?.get("game") ?? null;
  const phase = useGame(id);
  const say = useWords();
  const back = { href: "/", label: say.shell.toGames };
  const lost = (tile: string, title: string, text: string) => (
    <PageFrame title={say.shell.appName} back={back}>
      <Notice tile={tile} title={title} text={text}>
        <Link href="/" className="action">
          {say.shell.toGames}
        </Link>
      </Notice>
    </PageFrame>
  );
  if (!query) return <Loading />;
  if (id === null || id === "") return lost("0-0", say.table.noIdTitle, say.table.noId);
  switch (phase.phase) {
    case "loading":
      return <Loading />;
    case "missing":
      return lost("4-0", say.table.missingTitle, say.table.missing);
    case "unreachable":
      return lost("w-0", say.table.unreachableTitle, say.table.unreachable);
    case "ready":
      return <GameTable {...phase} />;
  }
}
