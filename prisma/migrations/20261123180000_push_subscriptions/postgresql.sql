-- CreateTable
CREATE TABLE "PushSubscription" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "player" TEXT COLLATE "C" NOT NULL,
    "endpoint" TEXT COLLATE "C" NOT NULL,
    "p256dh" TEXT COLLATE "C" NOT NULL,
    "auth" TEXT COLLATE "C" NOT NULL,
    "language" TEXT COLLATE "C" NOT NULL,
    "origin" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "PushSubscription_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueNotice" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "about" TEXT COLLATE "C" NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "LeagueNotice_pkey" PRIMARY KEY ("leagueId", "about"),
    CONSTRAINT "LeagueNotice_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
