-- The tables of this moment, as the migrations of SQLite have made them one after the other. Texts are compared by their
-- bytes, as SQLite and the program compare them.

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ruleset" TEXT COLLATE "C" NOT NULL,
    "options" TEXT COLLATE "C" NOT NULL,
    "players" TEXT COLLATE "C" NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "previous" INTEGER,
    "id" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("gameId", "seq"),
    CONSTRAINT "Entry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Entry_gameId_previous_fkey" FOREIGN KEY ("gameId", "previous") REFERENCES "Entry" ("gameId", "seq") ON DELETE NO ACTION ON UPDATE NO ACTION
);

-- CreateTable
CREATE TABLE "HandKey" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HandKey_pkey" PRIMARY KEY ("gameId", "keyHash"),
    CONSTRAINT "HandKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Hand" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "player" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "held" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Hand_pkey" PRIMARY KEY ("gameId", "player"),
    CONSTRAINT "Hand_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "League" (
    "id" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,
    "points" TEXT COLLATE "C" NOT NULL,
    "currency" TEXT COLLATE "C" NOT NULL,
    "timeZone" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "ratingsFrom" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "League_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeagueSlug" (
    "slug" TEXT COLLATE "C" NOT NULL,
    "leagueId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LeagueSlug_pkey" PRIMARY KEY ("slug"),
    CONSTRAINT "LeagueSlug_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueChange" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LeagueChange_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueChange_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeaguePlayer" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "mergedInto" TEXT COLLATE "C",

    CONSTRAINT "LeaguePlayer_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeaguePlayer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueSeason" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "firstDay" TEXT COLLATE "C" NOT NULL,
    "lastDay" TEXT COLLATE "C" NOT NULL,
    "counting" TEXT COLLATE "C" NOT NULL,
    "points" TEXT COLLATE "C",

    CONSTRAINT "LeagueSeason_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueSeason_days_check" CHECK ("firstDay" <= "lastDay"),
    CONSTRAINT "LeagueSeason_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueGame" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "seats" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "currency" TEXT COLLATE "C" NOT NULL,
    "finishedAt" TEXT COLLATE "C",
    "day" TEXT COLLATE "C",
    "evening" TEXT COLLATE "C",
    "aside" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "waitsFor" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "byKeeper" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "LeagueGame_pkey" PRIMARY KEY ("leagueId", "gameId"),
    CONSTRAINT "LeagueGame_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeagueGame_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeaguePayment" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "id" TEXT COLLATE "C" NOT NULL,
    "payer" TEXT COLLATE "C" NOT NULL,
    "receiver" TEXT COLLATE "C" NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LeaguePayment_pkey" PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeaguePayment_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "LeaguePayment_sides_check" CHECK ("payer" <> "receiver"),
    CONSTRAINT "LeaguePayment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeagueResult" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "gameId" TEXT COLLATE "C" NOT NULL,
    "personId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "finishedAt" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "result" TEXT COLLATE "C" NOT NULL,
    "ratings" TEXT COLLATE "C",
    "streak" INTEGER NOT NULL,
    "ahead" INTEGER,
    "low" INTEGER,
    "high" INTEGER,
    "comeback" INTEGER NOT NULL,

    CONSTRAINT "LeagueResult_pkey" PRIMARY KEY ("leagueId", "gameId", "personId")
);

-- CreateTable
CREATE TABLE "LeagueStanding" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "season" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "personId" TEXT COLLATE "C" NOT NULL,
    "rankKey" TEXT COLLATE "C" NOT NULL,
    "tally" TEXT COLLATE "C" NOT NULL,
    "rating" TEXT COLLATE "C",

    CONSTRAINT "LeagueStanding_pkey" PRIMARY KEY ("leagueId", "season", "kind", "personId")
);

-- CreateTable
CREATE TABLE "LeaguePair" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "a" TEXT COLLATE "C" NOT NULL,
    "b" TEXT COLLATE "C" NOT NULL,
    "games" INTEGER NOT NULL,
    "aAhead" INTEGER NOT NULL,
    "bAhead" INTEGER NOT NULL,
    "together" INTEGER NOT NULL DEFAULT 0,
    "wonTogether" INTEGER NOT NULL DEFAULT 0,
    "lostTogether" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "LeaguePair_pkey" PRIMARY KEY ("leagueId", "a", "b")
);

-- CreateTable
CREATE TABLE "LeagueTransfer" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "source" TEXT COLLATE "C" NOT NULL,
    "debtor" TEXT COLLATE "C" NOT NULL,
    "creditor" TEXT COLLATE "C" NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "evening" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "LeagueTransfer_pkey" PRIMARY KEY ("leagueId", "source", "debtor", "creditor"),
    CONSTRAINT "LeagueTransfer_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "LeagueTransfer_sides_check" CHECK ("debtor" <> "creditor")
);

-- CreateTable
CREATE TABLE "LeagueAccount" (
    "leagueId" TEXT COLLATE "C" NOT NULL,
    "season" TEXT COLLATE "C" NOT NULL,
    "currency" TEXT COLLATE "C" NOT NULL,
    "personId" TEXT COLLATE "C" NOT NULL,
    "balance" BIGINT NOT NULL,

    CONSTRAINT "LeagueAccount_pkey" PRIMARY KEY ("leagueId", "season", "currency", "personId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Entry_gameId_id_key" ON "Entry"("gameId", "id");

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

-- CreateIndex
CREATE INDEX "LeaguePayment_leagueId_day_idx" ON "LeaguePayment"("leagueId", "day");
