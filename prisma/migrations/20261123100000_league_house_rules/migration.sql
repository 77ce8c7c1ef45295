-- CreateTable
CREATE TABLE "LeagueRules" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "options" TEXT NOT NULL,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueRules_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
