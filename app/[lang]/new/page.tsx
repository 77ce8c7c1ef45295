import type { Metadata } from "next";
import { gameCards } from "@/app/new/choose/game-cards";
import { NewGameScreen } from "@/app/new/new-game-screen";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("newGame")).title };
}

/** One document for all new games; the draft is on the device. The list of games comes with the page. */
export default async function NewGamePage() {
  const language = await pageLanguage();
  await Promise.all([loadCatalogue("games", language), pageCatalogue("base"), pageCatalogue("newGame")]);
  return <NewGameScreen cards={gameCards(language)} />;
}
