-- A second key of a league, with which results may be put in, and which changes were made with it; and its sign.
ALTER TABLE "League" ADD COLUMN "scorers" TEXT COLLATE "C";
ALTER TABLE "League" ADD COLUMN "sign" TEXT COLLATE "C";
ALTER TABLE "LeagueChange" ADD COLUMN "byScorer" BOOLEAN NOT NULL DEFAULT false;
