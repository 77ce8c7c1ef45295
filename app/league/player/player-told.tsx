import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import type { EveningWords } from "../evening/evening-words";
import { OthersTables } from "./others-tables";
import { PlayerRecords } from "./player-records";
import { PlayerStory } from "./player-story";
import { RatingSection } from "./rating-section";
import { RulesetsTable } from "./rulesets-table";

interface PlayerToldProps {
  readonly words: EveningWords;
  readonly league: { readonly slug: string; readonly timeZone: string };
  readonly player: LeaguePlayerReply;
}

/** A player of a league: rating, games by kind, records, partners and opponents. */
export function PlayerTold({ words, league, player }: PlayerToldProps) {
  const { name, standings } = player;
  return (
    <>
      <h2 className="mb-4 text-display">{name}</h2>
      <div className="grid gap-8">
        <PlayerStory words={words} league={league} player={player} />
        <RulesetsTable words={words} slug={league.slug} standings={standings} />
        <div className="grid min-w-0 gap-8 lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-8">
            <RatingSection words={words} league={league} player={player} />
            <PlayerRecords words={words} player={player} />
          </div>
          <OthersTables words={words} slug={league.slug} others={player} />
        </div>
      </div>
      <p className="mt-6">
        <a href={`/l/${league.slug}/games?player=${player.player}`} className="quiet-link inline-block py-3">
          {words.t.allGamesOf({ name })}
        </a>
      </p>
    </>
  );
}
