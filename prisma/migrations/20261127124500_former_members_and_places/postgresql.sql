-- Who no longer comes keeps games and places, without being asked or proposed; an evening may have room for so many.
ALTER TABLE "LeaguePlayer" ADD COLUMN "former" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "LeagueEvening" ADD COLUMN "places" INTEGER;
