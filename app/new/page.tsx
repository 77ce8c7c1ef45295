import type { Metadata } from "next";
import { Suspense } from "react";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { gameCards } from "./choose/game-cards";
import { NewGameLoading, NewGameScreen } from "./new-game-screen";

export const metadata: Metadata = { title: newGameWords.en.title };

const cards = gameCards("en");

/** One document for every new game: what is filled in is the device's. What games there are comes with it. */
export default function NewGamePage() {
  return (
    <Suspense fallback={<NewGameLoading />}>
      <NewGameScreen cards={cards} />
    </Suspense>
  );
}
