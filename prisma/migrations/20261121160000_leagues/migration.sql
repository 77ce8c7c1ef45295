-- CreateTable
CREATE TABLE "League" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "points" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "ratingsFrom" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "LeagueSlug" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT NOT NULL,

    CONSTRAINT "LeagueSlug_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueChange" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueChange_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeaguePlayer" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mergedInto" TEXT,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeaguePlayer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueSeason" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "firstDay" TEXT NOT NULL,
    "lastDay" TEXT NOT NULL,
    "counting" TEXT NOT NULL,
    "points" TEXT,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueSeason_days_check" CHECK ("firstDay" <= "lastDay"),
    CONSTRAINT "LeagueSeason_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueGame" (
    "leagueId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "seats" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "finishedAt" TEXT,
    "day" TEXT,
    "evening" TEXT,

    PRIMARY KEY ("leagueId", "gameId"),
    CONSTRAINT "LeagueGame_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeagueGame_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeaguePayment" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "receiver" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "day" TEXT NOT NULL,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeaguePayment_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "LeaguePayment_sides_check" CHECK ("payer" <> "receiver"),
    CONSTRAINT "LeaguePayment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueResult" (
    "leagueId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "finishedAt" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "result" TEXT NOT NULL,
    "ratings" TEXT,
    "streak" INTEGER NOT NULL,
    "ahead" INTEGER,
    "low" INTEGER,
    "high" INTEGER,
    "comeback" INTEGER NOT NULL,

    PRIMARY KEY ("leagueId", "gameId", "personId")
);

-- CreateTable
CREATE TABLE "LeagueStanding" (
    "leagueId" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "rankKey" TEXT NOT NULL,
    "tally" TEXT NOT NULL,
    "rating" TEXT,

    PRIMARY KEY ("leagueId", "season", "kind", "personId")
);

-- CreateTable
CREATE TABLE "LeaguePair" (
    "leagueId" TEXT NOT NULL,
    "a" TEXT NOT NULL,
    "b" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "aAhead" INTEGER NOT NULL,
    "bAhead" INTEGER NOT NULL,

    PRIMARY KEY ("leagueId", "a", "b")
);

-- CreateTable
CREATE TABLE "LeagueTransfer" (
    "leagueId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "debtor" TEXT NOT NULL,
    "creditor" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "evening" TEXT NOT NULL,

    PRIMARY KEY ("leagueId", "source", "debtor", "creditor"),
    CONSTRAINT "LeagueTransfer_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "LeagueTransfer_sides_check" CHECK ("debtor" <> "creditor")
);

-- CreateTable
CREATE TABLE "LeagueAccount" (
    "leagueId" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "balance" BIGINT NOT NULL,

    PRIMARY KEY ("leagueId", "season", "currency", "personId")
);

-- CreateIndex
CREATE UNIQUE INDEX "League_slug_key" ON "League"("slug");

-- CreateIndex
CREATE INDEX "LeagueSlug_leagueId_idx" ON "LeagueSlug"("leagueId");

-- CreateIndex
CREATE INDEX "LeagueSeason_leagueId_firstDay_idx" ON "LeagueSeason"("leagueId", "firstDay");

-- CreateIndex
CREATE INDEX "LeagueGame_gameId_idx" ON "LeagueGame"("gameId");

-- CreateIndex
CREATE INDEX "LeagueGame_leagueId_finishedAt_gameId_idx" ON "LeagueGame"("leagueId", "finishedAt", "gameId");

-- CreateIndex
CREATE INDEX "LeagueGame_leagueId_day_idx" ON "LeagueGame"("leagueId", "day");

-- CreateIndex
CREATE INDEX "LeagueResult_leagueId_personId_finishedAt_gameId_idx" ON "LeagueResult"("leagueId", "personId", "finishedAt", "gameId");

-- CreateIndex
CREATE INDEX "LeagueResult_leagueId_personId_kind_finishedAt_gameId_idx" ON "LeagueResult"("leagueId", "personId", "kind", "finishedAt", "gameId");

-- CreateIndex
CREATE INDEX "LeagueResult_leagueId_kind_low_finishedAt_idx" ON "LeagueResult"("leagueId", "kind", "low", "finishedAt");

-- CreateIndex
CREATE INDEX "LeagueResult_leagueId_kind_high_finishedAt_idx" ON "LeagueResult"("leagueId", "kind", "high" DESC, "finishedAt");

-- CreateIndex
CREATE INDEX "LeagueResult_leagueId_kind_comeback_finishedAt_idx" ON "LeagueResult"("leagueId", "kind", "comeback" DESC, "finishedAt");

-- CreateIndex
CREATE INDEX "LeagueResult_leagueId_streak_finishedAt_idx" ON "LeagueResult"("leagueId", "streak" DESC, "finishedAt");

-- CreateIndex
CREATE INDEX "LeagueStanding_leagueId_season_kind_rankKey_idx" ON "LeagueStanding"("leagueId", "season", "kind", "rankKey");

-- CreateIndex
CREATE INDEX "LeaguePair_leagueId_b_idx" ON "LeaguePair"("leagueId", "b");

-- CreateIndex
CREATE INDEX "LeagueTransfer_leagueId_day_idx" ON "LeagueTransfer"("leagueId", "day");

-- CreateIndex
CREATE INDEX "LeagueTransfer_leagueId_evening_idx" ON "LeagueTransfer"("leagueId", "evening");
