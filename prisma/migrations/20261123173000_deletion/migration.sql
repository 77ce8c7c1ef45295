-- AlterTable
ALTER TABLE "Game" ADD COLUMN "deletedAt" DATETIME;

-- AlterTable
ALTER TABLE "League" ADD COLUMN "deletedAt" DATETIME;

-- AlterTable
ALTER TABLE "LeaguePlayer" ADD COLUMN "erasedAt" DATETIME;

-- CreateTable
CREATE TABLE "Purged" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
