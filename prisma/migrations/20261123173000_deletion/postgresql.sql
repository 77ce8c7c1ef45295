-- AlterTable
ALTER TABLE "Game" ADD COLUMN "deletedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "League" ADD COLUMN "deletedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "LeaguePlayer" ADD COLUMN "erasedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "Purged" (
    "id" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Purged_pkey" PRIMARY KEY ("id")
);
