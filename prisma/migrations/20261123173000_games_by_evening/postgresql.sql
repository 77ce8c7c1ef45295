-- The evenings of a league, the last first, however many games it has.
CREATE INDEX "LeagueGame_leagueId_evening_idx" ON "LeagueGame"("leagueId", "evening");
