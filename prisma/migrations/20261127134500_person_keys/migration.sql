-- CreateTable
CREATE TABLE "PersonKey" (
    "gameId" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,

    PRIMARY KEY ("gameId", "person"),
    CONSTRAINT "PersonKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
