import { FirstGame } from "@/app/home/first-game";
import { HomeLinks } from "@/app/home/home-links";
import { HomeScreen } from "@/app/home/home-screen";
import { presetsOf } from "@/app/shared/option-asks";
import { eveningGame } from "@/lib/evening/evening-game";
import { games } from "@/lib/games/registry";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";

const namesIn = (language: Language) =>
  Object.fromEntries(
    games.all.flatMap((game) => {
      const { choices } = presetsOf(game, {}, game.seats({}).max, language) ?? { choices: [] };
      return [
        [game.id, gameWords(game, language).name],
        ...choices.map(({ value, label }) => [`${game.id}/${value}`, label]),
      ];
    }),
  );

/**
 * Your games. The list is on the device; the names of all games come with the page, so that no rules have to be loaded.
 */
export default async function HomePage() {
  const language = await pageLanguage();
  await Promise.all([
    loadCatalogue("games", language),
    ...(["base", "home", "newGame"] as const).map((name) => pageCatalogue(name)),
  ]);
  const { title } = await pageCatalogue("homeTable");
  return (
    <HomeScreen
      names={{ ...namesIn(language), [eveningGame]: title }}
      firstGame={
        <FirstGame language={language}>
          <HomeLinks className="max-lg:hidden" />
        </FirstGame>
      }
    />
  );
}
