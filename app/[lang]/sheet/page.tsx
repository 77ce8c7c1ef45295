import type { Metadata } from "next";
import { Suspense } from "react";
import { BlankSheet } from "@/app/sheet/blank-sheet";
import { SheetLoading, SheetScreen } from "@/app/sheet/sheet-screen";
import { games } from "@/lib/games/registry";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).sheet.title };
}

/**
 * One document for all games and blank sheets, so that the page opens without a network. The blank sheets come with it,
 * and need no rules to be printed.
 */
export default async function SheetPage() {
  const language = await pageLanguage();
  await Promise.all([loadCatalogue("games", language), pageCatalogue("base")]);
  const blanks = games.all.map((game) => ({
    game: game.id,
    name: gameWords(game, language).name,
    sheet: <BlankSheet game={game} language={language} />,
  }));
  return (
    <Suspense fallback={<SheetLoading />}>
      <SheetScreen blanks={blanks} />
    </Suspense>
  );
}
