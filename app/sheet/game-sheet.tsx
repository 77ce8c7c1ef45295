"use client";

import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { longDate } from "@/lib/ui/when-text";
import { RoundsSheet } from "./rounds-sheet";

/** A game of this device on paper. */
export function GameSheet({ view: { game, players, result, times } }: { readonly view: GameView }) {
  const say = useWords().sheet;
  const language = useLanguage();
  const day = times[0] === undefined ? [] : [longDate(times[0], language)];
  const winners = players.filter(({ id }) => result.winners.includes(id)).map(({ name }) => name);
  const outcome = result.status === "playing" ? say.stillPlaying : say.won({ names: winners });
  const heading = game.words(language).name;
  return <RoundsSheet {...{ heading, players, result, language, say }} facts={[...day, outcome]} />;
}
