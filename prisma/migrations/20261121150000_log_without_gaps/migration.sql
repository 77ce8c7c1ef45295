-- The log itself says how long it is and when it last grew; a game's header never changes.
ALTER TABLE "Game" DROP COLUMN "head";
ALTER TABLE "Game" DROP COLUMN "updatedAt";

-- Each entry refers to the one before it, so that no log can get a gap.
CREATE TABLE "new_Entry" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "previous" INTEGER,
    "id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("gameId", "seq"),
    CONSTRAINT "Entry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Entry_gameId_previous_fkey" FOREIGN KEY ("gameId", "previous") REFERENCES "Entry" ("gameId", "seq") ON DELETE NO ACTION ON UPDATE NO ACTION
);
INSERT INTO "new_Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt")
SELECT "gameId", "seq", CASE WHEN "seq" > 1 THEN "seq" - 1 END, "id", "body", "at", "createdAt" FROM "Entry";
DROP TABLE "Entry";
ALTER TABLE "new_Entry" RENAME TO "Entry";

-- CreateIndex
CREATE UNIQUE INDEX "Entry_gameId_id_key" ON "Entry"("gameId", "id");
