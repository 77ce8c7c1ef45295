-- What a league's games add up to is computed when it is read. Stored is only how each game ended: the results of its
-- players move into its row, as they are, and the tables of sums go. "changed" is the league's version at which a row was
-- last written, "removed" the one at which a row was last removed.
ALTER TABLE "LeagueGame" ADD COLUMN "result" TEXT COLLATE "C";
ALTER TABLE "LeagueGame" ADD COLUMN "changed" INTEGER NOT NULL DEFAULT 0;
UPDATE "LeagueGame" SET "result" = '{"seats":[' || COALESCE((
  SELECT string_agg("LeagueResult"."result", ',') FROM "LeagueResult"
  WHERE "LeagueResult"."leagueId" = "LeagueGame"."leagueId" AND "LeagueResult"."gameId" = "LeagueGame"."gameId"
), '') || '],"aside":' || "aside" || '}' WHERE "finishedAt" IS NOT NULL AND "paper" IS NULL;
DROP INDEX "LeagueGame_leagueId_day_idx";
ALTER TABLE "LeagueGame" DROP COLUMN "day";
ALTER TABLE "LeagueGame" DROP COLUMN "aside";
CREATE INDEX "LeagueGame_leagueId_changed_idx" ON "LeagueGame"("leagueId", "changed");

DROP INDEX "LeaguePayment_leagueId_day_idx";
ALTER TABLE "LeaguePayment" ADD COLUMN "changed" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "LeaguePayment_leagueId_changed_idx" ON "LeaguePayment"("leagueId", "changed");
ALTER TABLE "LeagueComment" ADD COLUMN "changed" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "LeagueComment_leagueId_changed_idx" ON "LeagueComment"("leagueId", "changed");

ALTER TABLE "League" ADD COLUMN "removed" INTEGER NOT NULL DEFAULT 0;
-- What these leagues show changes: what was read of them before has to be read again.
UPDATE "League" SET "version" = "version" + 1 WHERE "recount";
ALTER TABLE "League" DROP COLUMN "ratingsFrom";
ALTER TABLE "League" DROP COLUMN "recount";

DROP TABLE "LeagueResult";
DROP TABLE "LeagueStanding";
DROP TABLE "LeaguePair";
DROP TABLE "LeagueTransfer";
DROP TABLE "LeagueAccount";
