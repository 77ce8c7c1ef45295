import type { Language } from "@/lib/i18n/language";
import { partiesIn } from "@/lib/league/pages/parties";
import type { FinishedGame } from "@/lib/league/replies";
import { partyName } from "@/lib/ui/text/party-name";

type Player = FinishedGame["players"][number];

/** The parties of a game, by place, and their names. */
export const partiesOf = <One extends Player>(players: readonly One[], language: Language) =>
  partiesIn(players).map((party) => ({ first: party[0], party, name: partyName(party, language) }));
