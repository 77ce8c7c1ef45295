import type { SheetReply } from "@/lib/league/sheets/sheet-replies";
import type { LeagueWords } from "../league-words";

/** "16 players, 4 rounds" */
export const gatheredFor = ({ texts }: LeagueWords, { standings, rounds }: SheetReply): string =>
  texts.gatheredFor({
    people: standings.filter(({ games }) => games > 0).reduce((sum, { who }) => sum + who.length, 0),
    rounds: rounds.length,
  });
