-- What games are worth besides the points for places: nothing, until a league says so.
ALTER TABLE "League" ADD COLUMN "scoring" TEXT COLLATE "C" NOT NULL DEFAULT '{}';
ALTER TABLE "LeagueSeason" ADD COLUMN "scoring" TEXT COLLATE "C";
