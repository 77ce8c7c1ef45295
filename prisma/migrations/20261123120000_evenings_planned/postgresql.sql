-- CreateTable
CREATE TABLE "LeagueEvening" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "time" TEXT COLLATE "C" NOT NULL,
    "place" TEXT COLLATE "C" NOT NULL,
    "sequence" INTEGER NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LeagueEvening_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueEvening_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueAnswer" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "evening" TEXT COLLATE "C" NOT NULL,
    "player" TEXT COLLATE "C" NOT NULL,
    "answer" TEXT COLLATE "C" NOT NULL,
    "answeredAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LeagueAnswer_pkey" PRIMARY KEY ("leagueId", "evening", "player"),
    CONSTRAINT "LeagueAnswer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueAnswerLink" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "player" TEXT COLLATE "C" NOT NULL,
    "replaced" INTEGER NOT NULL,

    CONSTRAINT "LeagueAnswerLink_pkey" PRIMARY KEY ("leagueId", "player"),
    CONSTRAINT "LeagueAnswerLink_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ServerSecret" (
    "name" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ServerSecret_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "LeagueEvening_leagueId_day_idx" ON "LeagueEvening"("leagueId", "day");
