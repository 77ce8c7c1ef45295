import { gameAliases } from "@/lib/games/aliases";
import { games } from "@/lib/games/registry";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { languages } from "@/lib/i18n/language";
import { kindKey } from "@/lib/league/import/columns";

/** What tables of past years may call a game, in any language: the names that no other game has. */
export async function gameNames(): Promise<readonly (readonly [name: string, ruleset: string])[]> {
  await Promise.all(languages.map((language) => loadCatalogue("games", language)));
  const names = games.all.flatMap((game) => {
    const aliases = Object.entries(gameAliases[game.id] ?? {});
    const own = languages.flatMap((language) => {
      const words = gameWords(game, language);
      return [words.name, ...aliases.map(([preset]) => gameTitle(words, { preset }))];
    });
    const all = [game.id, ...own, ...aliases.flatMap(([, { names: others }]) => others)];
    return [...new Set(all.map(kindKey))].map((name) => [name, game.id] as const);
  });
  const shared = new Set(names.map(([name]) => name).filter((name, at, all) => all.indexOf(name) < at));
  return names.filter(([name]) => !shared.has(name));
}
