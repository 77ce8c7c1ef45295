"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSaidByGame } from "@/app/shared/evening/use-said-by-game";
import { type EveningView, makeGame } from "@/lib/client/evening/evenings";
import { useOwnGame } from "@/lib/client/evening/use-own-game";
import { pointsIn } from "@/lib/client/evening/use-table-game";
import { tableOf } from "@/lib/client/game/games";
import type { CardKey } from "@/lib/client/store/device-store";
import { personsBySide } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { TableResult } from "@/lib/evening/result/types";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { Modal } from "@/lib/ui/page/modal";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";

const ResultPicture = lazy(() => import("./picture/result-picture"), "ResultPicture", { words: ["invite"] });

interface OwnGameProps {
  readonly view: EveningView;
  readonly round: number;
  readonly table: TableResult;
  /** What the table's card opens, on a phone that has read it. */
  readonly card: CardKey | undefined;
  /** Whether all that this phone knows has reached the others. */
  readonly isSent: boolean;
}

/**
 * On a phone at a table, which has no key of the evening: the score is kept here. Its result is said when the game has
 * ended, and without a network shown to the host.
 */
export function OwnGame({ view, round, table, card, isSent }: OwnGameProps) {
  const t = useCatalogue("club");
  const router = useRouter();
  const speaker = useEveningSpeaker();
  const [isOpen, setOpen] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const own = useOwnGame(view.id, round, table.table);
  const sides = sidesAt(table);
  const start = useSingleFlight(async () => {
    if (!card) return;
    const made = await makeGame(view, { round, table: table.table, sides }, card.key);
    if (made.ok) return router.push(await tableOf(made.value.id));
    setProblems(made.error.map(speaker.problem));
  });
  const points = own && pointsIn(own.summary, personsBySide(view.log, sides));
  useSaidByGame(view, round, table, card && own && points && { points, game: own.id });
  if (!own)
    return card && table.points === undefined ? (
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
  const carried = points && { round, table: table.table, points, game: own.id };
  return (
    <>
      {table.points === undefined && (
        <Link href={`/play?game=${own.id}`} className={carried ? "key min-h-14" : "action"}>
          {t.goOn}
        </Link>
      )}
      {carried && (table.points === undefined || !isSent) && (
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
