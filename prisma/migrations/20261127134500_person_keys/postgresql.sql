-- CreateTable
CREATE TABLE "PersonKey" (
    "gameId" TEXT COLLATE "C" NOT NULL,
    "person" TEXT COLLATE "C" NOT NULL,
    "keyHash" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "PersonKey_pkey" PRIMARY KEY ("gameId", "person"),
    CONSTRAINT "PersonKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
