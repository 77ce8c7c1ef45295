-- CreateTable
CREATE TABLE "LeagueRules" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "ruleset" TEXT COLLATE "C" NOT NULL,
    "options" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LeagueRules_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueRules_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
