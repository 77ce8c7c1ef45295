-- How two players did as partners, beside how they did against each other. No finished game had partners before.
ALTER TABLE "LeaguePair" ADD COLUMN "together" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "LeaguePair" ADD COLUMN "wonTogether" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "LeaguePair" ADD COLUMN "lostTogether" INTEGER NOT NULL DEFAULT 0;
