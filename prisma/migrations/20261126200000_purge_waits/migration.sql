-- CreateTable
CREATE TABLE "PurgeWait" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "seen" INTEGER NOT NULL,
    "waited" INTEGER NOT NULL
);
