-- CreateTable
CREATE TABLE "PurgeWait" (
    "id" TEXT COLLATE "C" NOT NULL,
    "seen" INTEGER NOT NULL,
    "waited" INTEGER NOT NULL,

    CONSTRAINT "PurgeWait_pkey" PRIMARY KEY ("id")
);
