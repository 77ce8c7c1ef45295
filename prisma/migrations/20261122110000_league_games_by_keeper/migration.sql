-- Whoever only knows a game's id can put it into leagues, too: those are counted by themselves.
ALTER TABLE "LeagueGame" ADD COLUMN "byKeeper" BOOLEAN NOT NULL DEFAULT false;
