-- CreateTable
CREATE TABLE "LeagueEvening" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "changedAt" DATETIME NOT NULL,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueEvening_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueAnswer" (
    "leagueId" TEXT NOT NULL,
    "evening" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "answeredAt" DATETIME NOT NULL,

    PRIMARY KEY ("leagueId", "evening", "player"),
    CONSTRAINT "LeagueAnswer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueAnswerLink" (
    "leagueId" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "replaced" INTEGER NOT NULL,

    PRIMARY KEY ("leagueId", "player"),
    CONSTRAINT "LeagueAnswerLink_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ServerSecret" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "LeagueEvening_leagueId_day_idx" ON "LeagueEvening"("leagueId", "day");
