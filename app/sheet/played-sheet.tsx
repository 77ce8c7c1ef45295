"use client";

import { DeletedGame } from "@/app/shared/game/lazy-deleted-game";
import { OutdatedGame } from "@/app/shared/game/outdated-game";
import { PrintKey } from "@/app/shared/print-key";
import { useGame } from "@/lib/client/game/games";
import { PlayedWords, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { GameSheet } from "./game-sheet";
import { SaveKeys } from "./save-keys";

/** More columns get a wider page. */
const maxNarrow = 5;

/** The score sheet of a game, or why there is none. */
export function PlayedSheet({ id }: { readonly id: string | null }) {
  const phase = useGame(id);
  const t = useWords();
  if (phase.type === "ready")
    return (
      <PageFrame
        title={t.sheet.title}
        back={{ href: `/play?game=${phase.view.id}`, label: t.sheet.back }}
        wide={phase.view.players.length > maxNarrow}
      >
        <div className="mb-4 grid gap-2 sm:grid-cols-3 print:hidden">
          <PrintKey />
          <SaveKeys view={phase.view} />
        </div>
        <PlayedWords game={phase.view.game.id} options={phase.view.options}>
          <GameSheet view={phase.view} />
        </PlayedWords>
      </PageFrame>
    );
  const back = { href: "/", label: t.shell.toGames };
  if (phase.type === "outdated") return <OutdatedGame title={t.sheet.title} back={back} />;
  if (phase.type === "deleted" && id) return <DeletedGame gameId={id} what="game" phase={phase} />;
  const isUnreachable = phase.type === "unreachable";
  return (
    <PageFrame title={t.sheet.title} back={back}>
      {phase.type === "loading" && id ? (
        <OneMoment />
      ) : (
        <Notice
          tile={isUnreachable ? "w-0" : "0-0"}
          title={isUnreachable ? t.table.unreachableTitle : t.sheet.noneTitle}
          text={isUnreachable ? t.table.unreachable : t.sheet.none}
        >
          <Link href="/" className="action">
            {t.shell.toGames}
          </Link>
          {/* A blank one is found on its game's page. */}
          <Link href="/rules" className="key min-h-14">
            {t.rulesPages.all}
          </Link>
        </Notice>
      )}
    </PageFrame>
  );
}
