-- A player's records and longest streak are read from indexes alone, however many games the player has.
DROP INDEX "LeagueResult_leagueId_personId_kind_finishedAt_gameId_idx";
CREATE INDEX "LeagueResult_player_kind_idx" ON "LeagueResult"("leagueId", "personId", "kind", "finishedAt", "gameId", "low", "high", "comeback");
CREATE INDEX "LeagueResult_leagueId_personId_streak_idx" ON "LeagueResult"("leagueId", "personId", "streak");
