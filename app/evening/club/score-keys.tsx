"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type EveningView, makeGame, type Seated } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import type { CardKey, ListedGame } from "@/lib/client/store/device-store";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { Modal } from "@/lib/ui/page/modal";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";

const ResultPicture = lazy(() => import("./picture/result-picture"), "ResultPicture", { words: ["invite"] });

interface ScoreKeysProps {
  readonly view: EveningView;
  readonly seated: Seated;
  /** The scoresheet of these people on this phone, and the points that it has come to. */
  readonly own: ListedGame | undefined;
  readonly points: readonly number[] | undefined;
  /** Whether the evening has a result for this table. */
  readonly hasResult: boolean;
  /** What the table's card opens, on a phone that has read it. */
  readonly card: CardKey | undefined;
  /** Whether all that this phone knows has reached the others. */
  readonly isSent: boolean;
}

/** The score of a table is kept on this phone, and its result, without a network, shown to the host. */
export function ScoreKeys({ view, seated, own, points, hasResult, card, isSent }: ScoreKeysProps) {
  const t = useCatalogue("club");
  const router = useRouter();
  const speaker = useEveningSpeaker();
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const start = useSingleFlight(async () => {
    if (!card) return;
    const made = await makeGame(view, seated, card.key);
    if (made.ok) return router.push(await tableOf(made.value.id));
    setProblems(made.error.map(speaker.problem));
  });
  if (!own)
    return card && !hasResult ? (
      <>
        <div role="alert" className="empty:hidden">
          {problems.map((problem) => (
            <ProblemText key={problem}>{problem}</ProblemText>
          ))}
        </div>
        <button type="button" className="action" onClick={() => void start()}>
          {t.keepScore}
        </button>
      </>
    ) : null;
  const { round, table } = seated;
  const carried = points && { round, table, points, game: own.id };
  return (
    <>
      {!hasResult && (
        <Link href={`/play?game=${own.id}`} className={carried ? "key min-h-14" : "action"}>
          {t.goOn}
        </Link>
      )}
      {carried && (!hasResult || !isSent) && (
        <button
          type="button"
          className={card ? "key min-h-12" : "action"}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t.showHost}
        </button>
      )}
      <Modal title={t.showHost} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && carried && <ResultPicture evening={view.id} carried={carried} />}
      </Modal>
    </>
  );
}
