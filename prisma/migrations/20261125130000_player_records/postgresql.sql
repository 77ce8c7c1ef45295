-- The records of a player are read from the index alone, however many games the player has.
DROP INDEX "LeagueResult_leagueId_personId_kind_finishedAt_gameId_idx";
CREATE INDEX "LeagueResult_player_kind_idx" ON "LeagueResult"("leagueId", "personId", "kind", "finishedAt", "gameId", "low", "high", "comeback", "streak");
