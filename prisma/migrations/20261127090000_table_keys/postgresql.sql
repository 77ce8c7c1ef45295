-- CreateTable
CREATE TABLE "TableKey" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "table" INTEGER NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "TableKey_pkey" PRIMARY KEY ("gameId", "table"),
    CONSTRAINT "TableKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
