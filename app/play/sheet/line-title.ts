import type { GameView } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import type { RoundName } from "@/lib/i18n/round-name";
import { tileName } from "@/lib/ui/tiles/tile-name";
import { lineName } from "../line-name";

/** The name of a line and what opened it: "Round 4 · Double 10, drawn". */
export function lineTitle(game: GameView, line: number, words: Words, language: Language): RoundName {
  const entry = game.lines[line];
  const name = lineName(game, line, language);
  if (name === undefined || entry?.type !== "entry") return words.history.entry;
  const opened = game.log.before(line)?.opened(entry.effective);
  if (!opened) return name;
  const { drawn } = opened;
  const tile = tileName(opened.tile, words);
  const openedBy = (round: string) => words.history.openedBy({ name: round, tile, drawn });
  return { title: openedBy(name.title), inText: openedBy(name.inText) };
}
