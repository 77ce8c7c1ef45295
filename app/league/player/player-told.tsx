import type { LeaguePlayerReply } from "@/lib/league/page-replies";
import type { Drawn } from "../drawn";
import { OthersTables } from "./others-tables";
import { PlayerRecords } from "./player-records";
import { PlayerStory } from "./player-story";
import { RatingSection } from "./rating-section";
import { RulesetsTable } from "./rulesets-table";

interface PlayerToldProps {
  readonly drawn: Drawn;
  readonly player: LeaguePlayerReply;
}

/** A player of a league: rating, games by kind, records, partners and opponents. */
export function PlayerTold({ drawn, player }: PlayerToldProps) {
  const { words, value } = drawn;
  const { name, standings } = player;
  return (
    <>
      <h2 className="mb-4 text-display">{name}</h2>
      <div className="grid gap-8">
        <PlayerStory drawn={drawn} player={player} />
        <RulesetsTable drawn={drawn} standings={standings} />
        <div className="grid min-w-0 gap-8 lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-8">
            <RatingSection drawn={drawn} player={player} />
            <PlayerRecords words={words} player={player} />
          </div>
          <OthersTables drawn={drawn} others={player} />
        </div>
      </div>
      <p className="mt-6">
        <a
          href={`/l/${value.league.slug}/games?player=${player.player}`}
          className="quiet-link inline-block py-3"
        >
          {words.t.allGamesOf({ name })}
        </a>
      </p>
    </>
  );
}
