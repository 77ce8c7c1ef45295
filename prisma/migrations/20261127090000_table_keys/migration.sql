-- CreateTable
CREATE TABLE "TableKey" (
    "gameId" TEXT NOT NULL,
    "table" INTEGER NOT NULL,
    "keyHash" TEXT NOT NULL,

    PRIMARY KEY ("gameId", "table"),
    CONSTRAINT "TableKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
