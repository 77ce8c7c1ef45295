-- Dues, and what somebody has spent for the club, are entries of the ledger for which no money changed hands.
ALTER TABLE "LeaguePayment" ADD COLUMN "owedFor" TEXT COLLATE "C";
