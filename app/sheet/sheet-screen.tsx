"use client";

import { useSearchParams } from "next/navigation";
import { useGame } from "@/lib/client/game/games";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { BlankSheet } from "./blank-sheet";
import { GameSheet } from "./game-sheet";
import { PrintKey } from "./print-key";
import { SaveKeys } from "./save-keys";

/** More columns get a wider page. */
const maxNarrow = 5;

/** The score sheet of the game that the address names (`?game=ID`), or an empty one (`?blank=NAME`). */
export function SheetScreen() {
  const query = useSearchParams();
  const blank = games.find(query.get("blank") ?? "");
  const id = blank ? null : query.get("game");
  const phase = useGame(id);
  const language = useLanguage();
  const say = useWords();
  if (blank)
    return (
      <PageFrame
        title={say.sheet.blankTitle({ game: gameWords(blank, language).name })}
        back={{ href: `/rules/${blank.id}`, label: say.rulesPages.all }}
      >
        <div className="mb-4 grid print:hidden">
          <PrintKey />
        </div>
        <BlankSheet game={blank} />
      </PageFrame>
    );
  if (phase.phase === "ready")
    return (
      <PageFrame
        title={say.sheet.title}
        back={{ href: `/play?game=${phase.view.id}`, label: say.sheet.back }}
        wide={phase.view.players.length > maxNarrow}
      >
        <div className="mb-4 grid gap-2 sm:grid-cols-3 print:hidden">
          <PrintKey />
          <SaveKeys view={phase.view} />
        </div>
        <GameSheet view={phase.view} />
      </PageFrame>
    );
  const isUnreachable = phase.phase === "unreachable";
  return (
    <PageFrame title={say.sheet.title} back={{ href: "/", label: say.shell.toGames }}>
      {phase.phase === "loading" && id ? (
        <OneMoment />
      ) : (
        <Notice
          tile={isUnreachable ? "w-0" : "0-0"}
          title={isUnreachable ? say.table.unreachableTitle : say.sheet.noneTitle}
          text={isUnreachable ? say.table.unreachable : say.sheet.none}
        >
          <Link href="/" className="action">
            {say.shell.toGames}
          </Link>
        </Notice>
      )}
    </PageFrame>
  );
}
