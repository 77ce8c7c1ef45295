import { loadGameWords } from "../i18n/game-words";
import { documentLanguage } from "../i18n/language";
import type { Games } from "../rules/document/scoresheet";
import type { Game } from "../rules/game";
import { importInTurn } from "../rules/import-queue";
import { gameIds } from "./ids";

/**
 * The game with this id, fetched when it is asked for: a table loads the rules and words of what is played there, and
 * of nothing else. Undefined when this version has no such game, or when it could not be fetched now.
 */
export async function loadGame(id: string): Promise<Game | undefined> {
  if (!gameIds.includes(id)) return undefined;
  try {
    // A game's folder exports the game and nothing else.
    const fetched = importInTurn<Readonly<Record<string, Game>>>(() => import(`./${id}/index.ts`));
    const [folder] = await Promise.all([fetched, loadGameWords(id, documentLanguage())]);
    return Object.values(folder).find((game) => game.id === id);
  } catch {
    return undefined;
  }
}

/** The same as a registry of that one game; empty where it cannot be had. */
export async function onlyGame(id: string): Promise<Games> {
  const game = await loadGame(id);
  return { ids: game ? [id] : [], find: (wanted) => (wanted === id ? game : undefined) };
}
