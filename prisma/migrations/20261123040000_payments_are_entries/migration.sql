-- A payment is an entry of the ledger itself: its copies had to be written anew whenever players were merged. What a game
-- made stays.
DELETE FROM "LeagueTransfer" WHERE EXISTS (
    SELECT 1 FROM "LeaguePayment"
    WHERE "LeaguePayment"."leagueId" = "LeagueTransfer"."leagueId" AND "LeaguePayment"."id" = "LeagueTransfer"."source"
) AND NOT EXISTS (
    SELECT 1 FROM "LeagueGame"
    WHERE "LeagueGame"."leagueId" = "LeagueTransfer"."leagueId" AND "LeagueGame"."gameId" = "LeagueTransfer"."source"
);

-- CreateIndex
CREATE INDEX "LeaguePayment_leagueId_day_idx" ON "LeaguePayment"("leagueId", "day");
