-- Who left a game without a place still has money in it.
ALTER TABLE "LeagueGame" ADD COLUMN "aside" TEXT NOT NULL DEFAULT '[]';

-- Who sat down in mid-game and is not known to the league yet: until then the game does not count.
ALTER TABLE "LeagueGame" ADD COLUMN "waitsFor" TEXT NOT NULL DEFAULT '[]';
