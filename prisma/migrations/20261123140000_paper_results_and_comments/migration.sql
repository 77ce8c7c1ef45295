-- A result that is known only on paper is a game of a league without a row in "Game": what refers to it may be empty, and
-- the table is made anew for that.
CREATE TABLE "new_LeagueGame" (
    "leagueId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "seats" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "finishedAt" TEXT,
    "day" TEXT,
    "evening" TEXT,
    "aside" TEXT NOT NULL DEFAULT '[]',
    "waitsFor" TEXT NOT NULL DEFAULT '[]',
    "byKeeper" BOOLEAN NOT NULL DEFAULT false,
    "paper" TEXT,
    "logId" TEXT,

    PRIMARY KEY ("leagueId", "gameId"),
    CONSTRAINT "LeagueGame_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeagueGame_logId_fkey" FOREIGN KEY ("logId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_LeagueGame" ("leagueId", "gameId", "seats", "kind", "currency", "finishedAt", "day", "evening", "aside", "waitsFor", "byKeeper", "logId")
    SELECT "leagueId", "gameId", "seats", "kind", "currency", "finishedAt", "day", "evening", "aside", "waitsFor", "byKeeper", "gameId" FROM "LeagueGame";
DROP TABLE "LeagueGame";
ALTER TABLE "new_LeagueGame" RENAME TO "LeagueGame";

-- CreateIndex
CREATE INDEX "LeagueGame_gameId_idx" ON "LeagueGame"("gameId");

-- CreateIndex
CREATE INDEX "LeagueGame_logId_idx" ON "LeagueGame"("logId");

-- CreateIndex
CREATE INDEX "LeagueGame_leagueId_finishedAt_gameId_idx" ON "LeagueGame"("leagueId", "finishedAt", "gameId");

-- CreateIndex
CREATE INDEX "LeagueGame_leagueId_day_idx" ON "LeagueGame"("leagueId", "day");

-- CreateTable
CREATE TABLE "LeagueComment" (
    "leagueId" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    PRIMARY KEY ("leagueId", "about"),
    CONSTRAINT "LeagueComment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
