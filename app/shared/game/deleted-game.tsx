"use client";

import { useRouter } from "next/navigation";
import { deleteFromDevice, keepOnDevice, restoreGame } from "@/lib/client/game/deletion";
import type { GamePhase } from "@/lib/client/game/games";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { longDate } from "@/lib/ui/text/when-text";
import { useRestore } from "../use-restore";

interface DeletedGameProps {
  readonly gameId: string;
  readonly what: "game" | "evening";
  readonly phase: Extract<GamePhase, { type: "deleted" }>;
}

/** A game or an evening that was deleted on the server: until when it can be restored, and what to do with it here. */
export function DeletedGame({
  gameId,
  what,
  phase: { until, isHere, mayRestore, waiting },
}: DeletedGameProps) {
  const { shell } = useWords();
  const t = useCatalogue("deletion");
  const language = useLanguage();
  const router = useRouter();
  const { busy, failed, restore } = useRestore(restoreGame);
  const leave = async () => {
    await deleteFromDevice(gameId);
    router.replace("/");
  };
  const text = [
    until === undefined ? t.gone : t.until({ day: longDate(until, language) }),
    ...(until === undefined || mayRestore ? [] : [t.byKeepers]),
    ...(waiting > 0 ? [t[what].waiting({ count: waiting })] : []),
  ];
  return (
    <PageFrame title={shell.appName} back={{ href: "/", label: shell.toGames }}>
      <Notice tile="4-0" title={t[what].title} text={text.join(" ")}>
        <div className="grid w-full max-w-sm gap-2">
          {mayRestore && (
            <button type="button" className="action" disabled={busy} onClick={() => void restore(gameId)}>
              {t.bringBack}
            </button>
          )}
          <div role="alert" className="empty:hidden">
            {failed && <ProblemText>{t.failed[failed]}</ProblemText>}
          </div>
          {isHere && (
            <>
              <button type="button" className="key min-h-14" onClick={() => void keepOnDevice(gameId)}>
                {t.keepHere}
              </button>
              <button type="button" className="key min-h-14 text-alarm" onClick={() => void leave()}>
                {t.deleteHere}
              </button>
            </>
          )}
          <Link href="/" className="key min-h-14">
            {shell.toGames}
          </Link>
        </div>
      </Notice>
    </PageFrame>
  );
}
