-- Who plays once is not asked to every evening, and takes nobody's place if the league says so.
ALTER TABLE "LeaguePlayer" ADD COLUMN "guest" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "League" ADD COLUMN "guests" TEXT COLLATE "C" NOT NULL DEFAULT 'ranked';
