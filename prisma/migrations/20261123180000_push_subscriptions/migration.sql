-- CreateTable
CREATE TABLE "PushSubscription" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "PushSubscription_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueNotice" (
    "leagueId" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,

    PRIMARY KEY ("leagueId", "about"),
    CONSTRAINT "LeagueNotice_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
