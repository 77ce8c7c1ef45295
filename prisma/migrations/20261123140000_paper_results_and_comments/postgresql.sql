-- A result that is known only on paper is a game of a league without a row in "Game".
ALTER TABLE "LeagueGame" DROP CONSTRAINT "LeagueGame_gameId_fkey";
ALTER TABLE "LeagueGame" ADD COLUMN "paper" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "LeagueComment" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "about" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LeagueComment_pkey" PRIMARY KEY ("leagueId", "about"),
    CONSTRAINT "LeagueComment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
