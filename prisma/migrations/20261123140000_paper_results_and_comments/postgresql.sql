-- A result that is known only on paper is a game of a league without a row in "Game": what refers to it may be empty.
ALTER TABLE "LeagueGame" DROP CONSTRAINT "LeagueGame_gameId_fkey";
ALTER TABLE "LeagueGame" ADD COLUMN "paper" TEXT COLLATE "C";
ALTER TABLE "LeagueGame" ADD COLUMN "logId" TEXT COLLATE "C";
UPDATE "LeagueGame" SET "logId" = "gameId";
ALTER TABLE "LeagueGame" ADD CONSTRAINT "LeagueGame_logId_fkey" FOREIGN KEY ("logId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "LeagueGame_logId_idx" ON "LeagueGame"("logId");

-- CreateTable
CREATE TABLE "LeagueComment" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "about" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LeagueComment_pkey" PRIMARY KEY ("leagueId", "about"),
    CONSTRAINT "LeagueComment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
