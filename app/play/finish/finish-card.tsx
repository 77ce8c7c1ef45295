"use client";

import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef } from "react";
import { aimOf } from "@/app/shared/game/aim";
import { Highlights } from "@/app/shared/game/highlights";
import { winnersOf } from "@/app/shared/game/winners";
import { handOver } from "@/app/shared/setup/handover";
import { LastHands } from "@/app/shared/tally/last-hands";
import type { GameView } from "@/lib/client/game/games";
import { nextGame } from "@/lib/client/game/next-game";
import { useCurrency } from "@/lib/client/leagues/currency";
import { roundsPlayed, roundsTable } from "@/lib/export/rounds-table";
import { gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { recordsOf } from "@/lib/rules/score/records";
import { lazy } from "@/lib/ui/page/lazy";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { LeagueNote } from "../board/league-note";
import type { Correct } from "../correct/correcting";
import { FinalPlaces } from "./final-places";
import { finalPlaces } from "./places";
import { Podium } from "./podium";
import { SettleList } from "./settle-list";
import { SharePicture } from "./share-picture";
import { WhenEnded } from "./when-ended";

const ofEvening = { words: ["homeTable", "evening"] } as const;
const EveningNext = lazy(() => import("./evening-next"), "EveningNext", ofEvening);
const EveningFrom = lazy(() => import("./evening-from"), "EveningFrom", ofEvening);

interface FinishCardProps {
  readonly game: GameView;
  /** Whether it ended just now, while somebody was looking: it is then scrolled into view. */
  readonly isNew: boolean;
  /** Whether the server has all of it. */
  readonly isSaved: boolean;
  /** Whether its score is kept on this device. */
  readonly mayWrite: boolean;
  /** Undefined if nothing can be corrected here. */
  readonly correct: Correct | undefined;
  onWhy(player: string): void;
  /** Undefined if this phone can only watch, or the sheet is shown beside it. */
  readonly onCorrect: (() => void) | undefined;
}

/** The end of a game: who won, the final places, and what to do next. */
export function FinishCard({ game, isNew, isSaved, mayWrite, correct, onWhy, onCorrect }: FinishCardProps) {
  const words = useWords();
  const t = words.table;
  const language = useLanguage();
  const speaker = useSpeaker();
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, [isNew]);
  const { result, position, players } = game;
  const currency = useCurrency(game.league);
  const table = useMemo(() => roundsTable(game.log), [game]);
  const places = finalPlaces(game, table, words.finish, language);
  const winners = winnersOf(players, result);
  const isWon = winners.names.length > 0;
  const title = isWon ? t.won(winners) : t.nobodyWon;
  const wordsOfGame = gameWords(game.game, language);
  const shutout = position.shutout && speaker.text(position.shutout.told);
  const facts = [
    ...(result.early ? [t.endedEarly] : []),
    wordsOfGame.roundCount({ rounds: roundsPlayed(table) }),
    ...aimOf(position, table, words.sheet),
    ...(table.hasMoney && currency !== "" ? [words.sheet.moneyIn({ currency })] : []),
  ];
  return (
    <section
      aria-label={t.finished}
      className="panel grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 border-2 border-brass p-4 text-center sm:p-5"
    >
      <TileFace tile="6-6" lying className="h-12" />
      <h2 ref={heading} tabIndex={-1} className="text-display wrap-anywhere">
        {title}
      </h2>
      {shutout && <p className="font-display text-lead font-bold text-brass-ink">{shutout}</p>}
      <p className="text-balance text-ink-soft">
        {facts.map((fact, index) => (
          <span key={fact} className="inline-block">
            {index + 1 < facts.length ? `${fact}\u00a0·\u00a0` : fact}
          </span>
        ))}
      </p>
      <div className="w-full">
        {isWon && <Podium places={places} />}
        <FinalPlaces places={places} onWhy={onWhy} />
      </div>
      <LastHands game={game} className="w-full" />
      <SettleList game={game} currency={currency} />
      <div className="grid w-full gap-2">
        {game.evening !== undefined && <EveningNext game={game} evening={game.evening} />}
        <button
          type="button"
          className={game.evening === undefined ? "action" : "key min-h-14"}
          onClick={() => {
            const { options, league } = game;
            const next = nextGame({ game: game.game.id, options, players, gone: position.gone, league });
            router.push(handOver(next));
          }}
        >
          {t.again}
        </button>
        {game.evening === undefined && mayWrite && position.sides && position.about.rankedBy === "points" && (
          <EveningFrom game={game} />
        )}
        {game.league && <LeagueNote game={game} isSaved={isSaved} league={game.league} />}
        {isWon && (
          <SharePicture
            game={game}
            table={table}
            places={places}
            title={title}
            facts={[...(shutout ? [shutout] : []), ...facts]}
          />
        )}
        {onCorrect && (
          <button type="button" className="key min-h-14" onClick={onCorrect}>
            {t.correct}
          </button>
        )}
        {correct && <WhenEnded game={game} correct={correct} />}
      </div>
      <Highlights
        records={recordsOf(game.log)}
        players={players}
        byMoney={position.about.rankedBy === "money"}
        gameWords={wordsOfGame}
        t={words.finish}
        language={language}
      />
    </section>
  );
}
