"use client";

import { useMemo } from "react";
import { aimOf } from "@/app/shared/game/aim";
import { winnersOf } from "@/app/shared/game/winners";
import { RoundsSheet } from "@/app/shared/rounds-sheet";
import type { GameView } from "@/lib/client/game/games";
import { useCurrency } from "@/lib/client/leagues/currency";
import { roundsPlayed, roundsTable } from "@/lib/export/rounds-table";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { longDate } from "@/lib/ui/text/when-text";

/** A game of this device on paper. */
export function GameSheet({ view }: { readonly view: GameView }) {
  const { game, players, result, times, log, position } = view;
  const words = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const table = useMemo(() => roundsTable(log), [log]);
  const currency = useCurrency(view.league);
  const day = times[0] === undefined ? [] : [longDate(times[0], language)];
  const wordsOfGame = gameWords(game, language);
  const outcome =
    result.status === "playing" ? words.sheet.stillPlaying : words.sheet.won(winnersOf(players, result));
  const facts = [
    [...day, wordsOfGame.roundCount({ rounds: roundsPlayed(table) })].join(" · "),
    [
      outcome,
      ...(position.shutout ? [speaker.text(position.shutout.told)] : []),
      ...aimOf(position, table, words.sheet),
      ...(table.hasMoney && currency !== "" ? [words.sheet.moneyIn({ currency })] : []),
    ].join(" · "),
  ];
  return (
    <RoundsSheet
      heading={gameTitle(wordsOfGame, view.options)}
      facts={facts}
      table={table}
      game={wordsOfGame}
      language={language}
      words={words}
    />
  );
}
