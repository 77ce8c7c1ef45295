-- A day of a league ends when its evening does, for seasons too: a game counts on the day on which its evening began, and
-- a result on paper at the end of its evening. Leagues in which that changes anything are counted again at the next start.
ALTER TABLE "League" ADD COLUMN "recount" BOOLEAN NOT NULL DEFAULT false;
UPDATE "League" SET "recount" = true WHERE "id" IN (
  SELECT "leagueId" FROM "LeagueGame" WHERE "day" <> "evening" OR "paper" IS NOT NULL
);
DROP INDEX "LeagueGame_leagueId_evening_idx";
DROP INDEX "LeagueTransfer_leagueId_evening_idx";
UPDATE "LeagueGame" SET "day" = "evening" WHERE "day" <> "evening";
UPDATE "LeagueTransfer" SET "day" = "evening" WHERE "day" <> "evening";
ALTER TABLE "LeagueGame" DROP COLUMN "evening";
ALTER TABLE "LeagueTransfer" DROP COLUMN "evening";
