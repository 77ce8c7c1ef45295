import type { Metadata } from "next";
import { Suspense } from "react";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";
import { wordsIn } from "@/lib/i18n/words";
import { BlankSheet } from "./blank-sheet";
import { SheetLoading, SheetScreen } from "./sheet-screen";

export const metadata: Metadata = { title: wordsIn.en.sheet.title };

const blanks = games.all.map((game) => ({
  game: game.id,
  name: gameWords(game, "en").name,
  sheet: <BlankSheet game={game} language="en" />,
}));

/**
 * One document for every game and every blank sheet, so that the page opens without a network. The blank ones come with
 * it: to print one needs no rules.
 */
export default function SheetPage() {
  return (
    <Suspense fallback={<SheetLoading />}>
      <SheetScreen blanks={blanks} />
    </Suspense>
  );
}
