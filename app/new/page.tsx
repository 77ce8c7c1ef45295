import type { Metadata } from "next";
import { Suspense } from "react";
import { GameArt } from "@/app/shared/game-art";
import { presetsOf } from "@/app/shared/option-asks";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { NewGameLoading, NewGameScreen } from "./new-game-screen";

const say = newGameWords.en;

export const metadata: Metadata = { title: say.title };

const cards = games.all.map((game) => {
  const { name, tagline } = gameWords(game, "en");
  const seats = game.seats({});
  const presets = presetsOf(game, {}, seats.most, "en")?.choices ?? [];
  return {
    ...{ id: game.id, name, tagline, seats: say.seats(seats), art: <GameArt game={game} /> },
    presets: presets.map(({ value, label }) => ({ id: String(value), name: label })),
  };
});

/** One document for every new game: what is filled in is the device's. What games there are comes with it. */
export default function NewGamePage() {
  return (
    <Suspense fallback={<NewGameLoading />}>
      <NewGameScreen cards={cards} />
    </Suspense>
  );
}
