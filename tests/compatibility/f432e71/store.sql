CREATE TABLE "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
);
CREATE TABLE "Game" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ruleset" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "players" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP);
CREATE TABLE "HandKey" (
    "gameId" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("gameId", "keyHash"),
    CONSTRAINT "HandKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "Entry" (
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
CREATE TABLE "Hand" (
    "gameId" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "held" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("gameId", "player"),
    CONSTRAINT "Hand_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "League" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "points" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "ratingsFrom" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE "LeagueSlug" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "leagueId" TEXT NOT NULL,

    CONSTRAINT "LeagueSlug_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "LeagueChange" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueChange_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "LeaguePlayer" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mergedInto" TEXT,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeaguePlayer_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "LeagueSeason" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "firstDay" TEXT NOT NULL,
    "lastDay" TEXT NOT NULL,
    "counting" TEXT NOT NULL,
    "points" TEXT,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeagueSeason_days_check" CHECK ("firstDay" <= "lastDay"),
    CONSTRAINT "LeagueSeason_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "LeagueGame" (
    "leagueId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "seats" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "finishedAt" TEXT,
    "day" TEXT,
    "evening" TEXT, "aside" TEXT NOT NULL DEFAULT '[]', "waitsFor" TEXT NOT NULL DEFAULT '[]',

    PRIMARY KEY ("leagueId", "gameId"),
    CONSTRAINT "LeagueGame_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeagueGame_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE TABLE "LeaguePayment" (
    "leagueId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "receiver" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "day" TEXT NOT NULL,

    PRIMARY KEY ("leagueId", "id"),
    CONSTRAINT "LeaguePayment_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "LeaguePayment_sides_check" CHECK ("payer" <> "receiver"),
    CONSTRAINT "LeaguePayment_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "LeagueResult" (
    "leagueId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "finishedAt" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "result" TEXT NOT NULL,
    "ratings" TEXT,
    "streak" INTEGER NOT NULL,
    "ahead" INTEGER,
    "low" INTEGER,
    "high" INTEGER,
    "comeback" INTEGER NOT NULL,

    PRIMARY KEY ("leagueId", "gameId", "personId")
);
CREATE TABLE "LeagueStanding" (
    "leagueId" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "rankKey" TEXT NOT NULL,
    "tally" TEXT NOT NULL,
    "rating" TEXT,

    PRIMARY KEY ("leagueId", "season", "kind", "personId")
);
CREATE TABLE "LeaguePair" (
    "leagueId" TEXT NOT NULL,
    "a" TEXT NOT NULL,
    "b" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "aAhead" INTEGER NOT NULL,
    "bAhead" INTEGER NOT NULL,

    PRIMARY KEY ("leagueId", "a", "b")
);
CREATE TABLE "LeagueTransfer" (
    "leagueId" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "debtor" TEXT NOT NULL,
    "creditor" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "evening" TEXT NOT NULL,

    PRIMARY KEY ("leagueId", "source", "debtor", "creditor"),
    CONSTRAINT "LeagueTransfer_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "LeagueTransfer_sides_check" CHECK ("debtor" <> "creditor")
);
CREATE TABLE "LeagueAccount" (
    "leagueId" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "balance" BIGINT NOT NULL,

    PRIMARY KEY ("leagueId", "season", "currency", "personId")
);
CREATE UNIQUE INDEX "Entry_gameId_id_key" ON "Entry"("gameId", "id");
CREATE UNIQUE INDEX "League_slug_key" ON "League"("slug");
CREATE INDEX "LeagueSlug_leagueId_idx" ON "LeagueSlug"("leagueId");
CREATE INDEX "LeagueSeason_leagueId_firstDay_idx" ON "LeagueSeason"("leagueId", "firstDay");
CREATE INDEX "LeagueGame_gameId_idx" ON "LeagueGame"("gameId");
CREATE INDEX "LeagueGame_leagueId_finishedAt_gameId_idx" ON "LeagueGame"("leagueId", "finishedAt", "gameId");
CREATE INDEX "LeagueGame_leagueId_day_idx" ON "LeagueGame"("leagueId", "day");
CREATE INDEX "LeagueResult_leagueId_personId_finishedAt_gameId_idx" ON "LeagueResult"("leagueId", "personId", "finishedAt", "gameId");
CREATE INDEX "LeagueResult_leagueId_personId_kind_finishedAt_gameId_idx" ON "LeagueResult"("leagueId", "personId", "kind", "finishedAt", "gameId");
CREATE INDEX "LeagueResult_leagueId_kind_low_finishedAt_idx" ON "LeagueResult"("leagueId", "kind", "low", "finishedAt");
CREATE INDEX "LeagueResult_leagueId_kind_high_finishedAt_idx" ON "LeagueResult"("leagueId", "kind", "high" DESC, "finishedAt");
CREATE INDEX "LeagueResult_leagueId_kind_comeback_finishedAt_idx" ON "LeagueResult"("leagueId", "kind", "comeback" DESC, "finishedAt");
CREATE INDEX "LeagueResult_leagueId_streak_finishedAt_idx" ON "LeagueResult"("leagueId", "streak" DESC, "finishedAt");
CREATE INDEX "LeagueStanding_leagueId_season_kind_rankKey_idx" ON "LeagueStanding"("leagueId", "season", "kind", "rankKey");
CREATE INDEX "LeaguePair_leagueId_b_idx" ON "LeaguePair"("leagueId", "b");
CREATE INDEX "LeagueTransfer_leagueId_day_idx" ON "LeagueTransfer"("leagueId", "day");
CREATE INDEX "LeagueTransfer_leagueId_evening_idx" ON "LeagueTransfer"("leagueId", "evening");
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('f95f4d07-e541-44cf-868f-d1f6fe539790', '3d85014e2207b6c2993ebfdcf32cf10311115fb323a9a4a85a2ec60c9730cf89', 1795345906267, '20261121110000_games', NULL, NULL, 1795345906254, 1);
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('a7766adc-13b1-4e1e-b1cb-cbd95c2a81a8', '79a6ce89302a42753b2184ee4ece0a0b4965932d197461d8fa37386e68af176f', 1795345906269, '20261121150000_log_without_gaps', NULL, NULL, 1795345906268, 1);
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('9361419f-bf18-49b7-858a-6a62b957d5b7', '550ea082a618dedb7673b5578a8aa6849081a47ba0875f1af2db638051305d18', 1795345906276, '20261121151000_hands', NULL, NULL, 1795345906269, 1);
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('bae61b71-1102-4b1c-8d63-745cd7eb99ef', 'c21bcf19cf4adbb580b9b6be87991141dff86879ca6e54b7b9826022c6873364', 1795345906277, '20261121160000_leagues', NULL, NULL, 1795345906276, 1);
INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count") VALUES ('494fc6d2-9890-48b1-ab0b-d0984a8b4111', '16621338e48c3e6679b1dd7806099a32a54828300f228ba32fcddd342c6551fa', 1795345906287, '20261121160100_league_games_with_guests', NULL, NULL, 1795345906277, 1);
INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "createdAt") VALUES ('01a202f4-c6ef-7000-8736-3a697d6f49da', 'doubles', '{"target":20}', '[{"id":"lz00s0wkuf","name":"Dev"},{"id":"212r0xh6pj","name":"Ana"},{"id":"n9m254rjpe","name":"Bo"},{"id":"ammnr27fta","name":"Cleo"}]', '182dc63d9a4c6f86cbc2fb6ab11da3c30aabe49de607f9b4f128a812f713097b', '2026-11-22T11:12:06.326+00:00');
INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "createdAt") VALUES ('01a202f4-d835-7000-8b83-1474224d9069', 'domino-pool', '{"mode":"hundred-up","target":40}', '[{"id":"ytlxh3lr2g","name":"Ana"},{"id":"lb5ttmhcph","name":"Bo"},{"id":"932fgkign9","name":"Cleo"}]', '06c818fa817c280061ec214d67bde92b23e136220307dca40af2da673f7eca6f', '2026-11-22T11:12:10.551+00:00');
INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "createdAt") VALUES ('01a202f4-eac4-7000-b819-42f2e9e0ca52', 'mexican-train', '{}', '[{"id":"hteu51ysee","name":"Ana"},{"id":"5kv0gilom0","name":"Bo"},{"id":"5groy8in3r","name":"Grandma Ruth"}]', 'e242d613a9d610ca65def92d8022992ee67e02b0fa22e15f1e170269e941218b', '2026-11-22T11:12:15.161+00:00');
INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "createdAt") VALUES ('01a202f4-fe4c-7000-a184-609e261736a1', 'pip', '{}', '[{"id":"9bhprfnpgl","name":"Ana"},{"id":"ueyhalbbrc","name":"Bo"},{"id":"jxwzxmoimw","name":"Cleo"}]', '6a2aac85a2d16a1e5510af7cc817a0cb86a05bee14553cba67832455a0fad7ec', '2026-11-22T11:12:20.377+00:00');
INSERT INTO "Game" ("id", "ruleset", "options", "players", "keyHash", "createdAt") VALUES ('01a202f5-0d4f-7000-90c1-3c03c8a459e2', 'doubles', '{}', '[{"id":"3nim4bq2zi","name":"Ana"},{"id":"xtimkz5cox","name":"Bo"},{"id":"hjl9yncyuu","name":"Cleo"}]', '05bc099a8c1004743ed0eaf4b28f9b4ffb35cd007696a0c9ba9e8dbe13ac2009', '2026-11-22T11:12:23.925+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-c6ef-7000-8736-3a697d6f49da', 1, NULL, '01a202f4-d069-7000-b72d-35eb3c5488ef', '{"kind":"hand","out":null,"left":{"lz00s0wkuf":40,"212r0xh6pj":6,"n9m254rjpe":6,"ammnr27fta":9},"id":"01a202f4-d069-7000-b72d-35eb3c5488ef","at":"2026-11-22T11:12:08.297Z"}', '2026-11-22T11:12:08.297Z', '2026-11-22T11:12:08.482+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-d835-7000-8b83-1474224d9069', 1, NULL, '01a202f4-dcde-7000-951a-76d73cc72497', '{"kind":"hand","out":"ytlxh3lr2g","left":{"lb5ttmhcph":42,"932fgkign9":12},"id":"01a202f4-dcde-7000-951a-76d73cc72497","at":"2026-11-22T11:12:11.486Z"}', '2026-11-22T11:12:11.486Z', '2026-11-22T11:12:11.616+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-d835-7000-8b83-1474224d9069', 2, 1, '01a202f4-dd96-7000-ae95-f35240b8a6b1', '{"kind":"star","player":"lb5ttmhcph","take":true,"id":"01a202f4-dd96-7000-ae95-f35240b8a6b1","at":"2026-11-22T11:12:11.670Z"}', '2026-11-22T11:12:11.670Z', '2026-11-22T11:12:11.793+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-d835-7000-8b83-1474224d9069', 3, 2, '4f90e2de-7f7b-4a42-8429-67d8fe0bf329', '{"id":"4f90e2de-7f7b-4a42-8429-67d8fe0bf329","at":"2026-11-21T19:30:00.000Z","kind":"end"}', '2026-11-21T19:30:00.000Z', '2026-11-22T11:12:12.046+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-eac4-7000-b819-42f2e9e0ca52', 1, NULL, '01a202f4-efdb-7000-b913-e1cdb428d437', '{"kind":"round","engine":12,"found":"hand","out":"hteu51ysee","left":{"5kv0gilom0":31,"5groy8in3r":12},"id":"01a202f4-efdb-7000-b913-e1cdb428d437","at":"2026-11-22T11:12:16.347Z"}', '2026-11-22T11:12:16.347Z', '2026-11-22T11:12:16.537+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-eac4-7000-b819-42f2e9e0ca52', 2, 1, '01a202f4-f2ef-7000-94e5-baee43876d84', '{"kind":"round","engine":10,"found":"hand","out":"5kv0gilom0","left":{"hteu51ysee":5,"5groy8in3r":40},"id":"01a202f4-f2ef-7000-94e5-baee43876d84","at":"2026-11-22T11:12:17.135Z"}', '2026-11-22T11:12:17.135Z', '2026-11-22T11:12:17.312+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-eac4-7000-b819-42f2e9e0ca52', 3, 2, '7f6e18fc-5120-4e41-bf23-1c1008df4655', '{"id":"7f6e18fc-5120-4e41-bf23-1c1008df4655","at":"2026-11-21T19:30:00.000Z","kind":"amend","target":0,"entry":{"kind":"round","engine":12,"out":"hteu51ysee","left":{"5kv0gilom0":13,"5groy8in3r":12}}}', '2026-11-21T19:30:00.000Z', '2026-11-22T11:12:17.515+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-eac4-7000-b819-42f2e9e0ca52', 4, 3, '2fcc7b38-92c2-4c0f-9dd2-6489ec45ebcb', '{"id":"2fcc7b38-92c2-4c0f-9dd2-6489ec45ebcb","at":"2026-11-21T19:30:00.000Z","kind":"join","player":{"id":"late","name":"Zoë"}}', '2026-11-21T19:30:00.000Z', '2026-11-22T11:12:17.515+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f4-fe4c-7000-a184-609e261736a1', 1, NULL, '01a202f5-04a1-7000-a82f-d50ad9a2ba18', '{"kind":"round","opened":"double","out":"9bhprfnpgl","left":{"ueyhalbbrc":["6-4","w-3","S"],"jxwzxmoimw":20},"id":"01a202f5-04a1-7000-a82f-d50ad9a2ba18","at":"2026-11-22T11:12:21.666Z"}', '2026-11-22T11:12:21.666Z', '2026-11-22T11:12:21.737+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f5-0d4f-7000-90c1-3c03c8a459e2', 1, NULL, '01a202f5-1bf7-7000-b0b1-8c80a53ca1d6', '{"kind":"hand","out":"3nim4bq2zi","left":{"xtimkz5cox":12,"hjl9yncyuu":9},"id":"01a202f5-1bf7-7000-b0b1-8c80a53ca1d6","at":"2026-11-22T11:12:27.639Z"}', '2026-11-22T11:12:27.639Z', '2026-11-22T11:12:28.528+00:00');
INSERT INTO "Entry" ("gameId", "seq", "previous", "id", "body", "at", "createdAt") VALUES ('01a202f5-0d4f-7000-90c1-3c03c8a459e2', 2, 1, '01a202f5-1ee0-7000-a1c1-55c43ad55d4a', '{"kind":"hold","id":"01a202f5-1ee0-7000-a1c1-55c43ad55d4a","at":"2026-11-22T11:12:28.384Z","entry":{"kind":"hand","out":"3nim4bq2zi","left":{"xtimkz5cox":12,"hjl9yncyuu":8}},"against":"01a202f5-1bf7-7000-b0b1-8c80a53ca1d6","problems":[{"code":"same-hand","path":"","message":"Another device has entered this hand already, and not the same."}]}', '2026-11-22T11:12:28.384Z', '2026-11-22T11:12:28.688+00:00');
INSERT INTO "League" ("id", "slug", "name", "keyHash", "points", "currency", "timeZone", "version", "ratingsFrom", "createdAt") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', 'friday-dominoes', 'Friday Dominoes', '9494027be7318a779650eb335ec2d3fa2020a140f71f5dba034bc6b1cd2447d5', '[5,3,2,1]', 'EUR', 'UTC', 6, '', '2026-11-22T11:12:00.330+00:00');
INSERT INTO "LeagueSlug" ("slug", "leagueId") VALUES ('friday-dominoes', '01a202f4-af1c-7000-80bb-11ad10e9e51f');
INSERT INTO "LeagueChange" ("leagueId", "id", "body", "createdAt") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af1c-7000-80bb-11ad10e9e51f', '{"protocol":1,"id":"01a202f4-af1c-7000-80bb-11ad10e9e51f","name":"Friday Dominoes","players":[{"id":"01a202f4-af16-7000-b60b-2a3c9d9fe59e","name":"Ana"},{"id":"01a202f4-af16-7001-b307-0dced62f6b6d","name":"Bo"},{"id":"01a202f4-af17-7000-9a19-bd07938eec1d","name":"Cleo"}],"currency":"EUR","timeZone":"UTC"}', '2026-11-22T11:12:00.330+00:00');
INSERT INTO "LeagueChange" ("leagueId", "id", "body", "createdAt") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc26-7000-a4d6-6ca7397a8525', '{"change":"season","season":"01a202f4-bc25-7000-8579-72c9bafefced","name":"Autumn","from":"2026-09-01","to":"2026-12-31","counting":{"count":"total"},"id":"01a202f4-bc26-7000-a4d6-6ca7397a8525"}', '2026-11-22T11:12:03.402+00:00');
INSERT INTO "LeagueChange" ("leagueId", "id", "body", "createdAt") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6fb-7000-9420-45c4554eb8d9', '{"change":"player","id":"01a202f4-c6fb-7000-9420-45c4554eb8d9","player":"01a202f4-c6ec-7000-90e7-282e3c56a240","name":"Dev"}', '2026-11-22T11:12:07.605+00:00');
INSERT INTO "LeagueChange" ("leagueId", "id", "body", "createdAt") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6fb-7001-9bd7-b8642d10a358', '{"change":"game","id":"01a202f4-c6fb-7001-9bd7-b8642d10a358","game":"01a202f4-c6ef-7000-8736-3a697d6f49da","seats":{"lz00s0wkuf":"01a202f4-c6ec-7000-90e7-282e3c56a240","212r0xh6pj":"01a202f4-af16-7000-b60b-2a3c9d9fe59e","n9m254rjpe":"01a202f4-af16-7001-b307-0dced62f6b6d","ammnr27fta":"01a202f4-af17-7000-9a19-bd07938eec1d"}}', '2026-11-22T11:12:07.678+00:00');
INSERT INTO "LeagueChange" ("leagueId", "id", "body", "createdAt") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d85a-7000-8d3e-476ba449f89f', '{"change":"game","id":"01a202f4-d85a-7000-8d3e-476ba449f89f","game":"01a202f4-d835-7000-8b83-1474224d9069","seats":{"ytlxh3lr2g":"01a202f4-af16-7000-b60b-2a3c9d9fe59e","lb5ttmhcph":"01a202f4-af16-7001-b307-0dced62f6b6d","932fgkign9":"01a202f4-af17-7000-9a19-bd07938eec1d"}}', '2026-11-22T11:12:11.153+00:00');
INSERT INTO "LeaguePlayer" ("leagueId", "id", "name", "mergedInto") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', 'Ana', NULL);
INSERT INTO "LeaguePlayer" ("leagueId", "id", "name", "mergedInto") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7001-b307-0dced62f6b6d', 'Bo', NULL);
INSERT INTO "LeaguePlayer" ("leagueId", "id", "name", "mergedInto") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af17-7000-9a19-bd07938eec1d', 'Cleo', NULL);
INSERT INTO "LeaguePlayer" ("leagueId", "id", "name", "mergedInto") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6ec-7000-90e7-282e3c56a240', 'Dev', NULL);
INSERT INTO "LeagueSeason" ("leagueId", "id", "name", "firstDay", "lastDay", "counting", "points") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'Autumn', '2026-09-01', '2026-12-31', '{"count":"total"}', NULL);
INSERT INTO "LeagueGame" ("leagueId", "gameId", "seats", "kind", "currency", "finishedAt", "day", "evening", "aside", "waitsFor") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6ef-7000-8736-3a697d6f49da', '{"lz00s0wkuf":"01a202f4-c6ec-7000-90e7-282e3c56a240","212r0xh6pj":"01a202f4-af16-7000-b60b-2a3c9d9fe59e","n9m254rjpe":"01a202f4-af16-7001-b307-0dced62f6b6d","ammnr27fta":"01a202f4-af17-7000-9a19-bd07938eec1d"}', 'doubles', 'EUR', '2026-11-22T11:12:08.297Z', '2026-11-22', '2026-11-22', '[]', '[]');
INSERT INTO "LeagueGame" ("leagueId", "gameId", "seats", "kind", "currency", "finishedAt", "day", "evening", "aside", "waitsFor") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d835-7000-8b83-1474224d9069', '{"ytlxh3lr2g":"01a202f4-af16-7000-b60b-2a3c9d9fe59e","lb5ttmhcph":"01a202f4-af16-7001-b307-0dced62f6b6d","932fgkign9":"01a202f4-af17-7000-9a19-bd07938eec1d"}', 'domino-pool', 'EUR', '2026-11-21T19:30:00.000Z', '2026-11-21', '2026-11-21', '[]', '[]');
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6ef-7000-8736-3a697d6f49da', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', 'doubles', '2026-11-22T11:12:08.297Z', '2026-11-22', '{"seat":"212r0xh6pj","place":1,"tied":2,"total":27,"balance":0,"money":false,"rounds":1,"outs":0,"scored":1,"ahead":498960,"low":27,"high":27,"comeback":0}', '[28.63644985363142,8.128601711981968,25.931694990624912,8.263160757613477]', 2, 498960, 27, 27, 0);
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6ef-7000-8736-3a697d6f49da', '01a202f4-af16-7001-b307-0dced62f6b6d', 'doubles', '2026-11-22T11:12:08.297Z', '2026-11-22', '{"seat":"n9m254rjpe","place":1,"tied":2,"total":27,"balance":0,"money":false,"rounds":1,"outs":0,"scored":1,"ahead":498960,"low":27,"high":27,"comeback":0}', '[24.52150076946663,7.996988575036625,25.931694990624912,8.263160757613477]', 1, 498960, 27, 27, 0);
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6ef-7000-8736-3a697d6f49da', '01a202f4-af17-7000-9a19-bd07938eec1d', 'doubles', '2026-11-22T11:12:08.297Z', '2026-11-22', '{"seat":"ammnr27fta","place":3,"tied":2,"total":0,"balance":0,"money":false,"rounds":1,"outs":0,"scored":1,"ahead":-498960,"low":null,"high":null,"comeback":0}', '[22.819848864269417,7.9104660262340944,24.068305009375088,8.168659664950454]', 0, -498960, NULL, NULL, 0);
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-c6ef-7000-8736-3a697d6f49da', '01a202f4-c6ec-7000-90e7-282e3c56a240', 'doubles', '2026-11-22T11:12:08.297Z', '2026-11-22', '{"seat":"lz00s0wkuf","place":3,"tied":2,"total":0,"balance":0,"money":false,"rounds":1,"outs":0,"scored":1,"ahead":-498960,"low":null,"high":null,"comeback":0}', '[23.983348898424374,8.160692073760563,24.068305009375088,8.168659664950454]', 0, -498960, NULL, NULL, 0);
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d835-7000-8b83-1474224d9069', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', 'domino-pool', '2026-11-21T19:30:00.000Z', '2026-11-21', '{"seat":"ytlxh3lr2g","place":1,"tied":1,"total":0,"balance":9,"money":true,"rounds":1,"outs":1,"scored":1,"ahead":748440,"low":null,"high":null,"comeback":0}', '[27.868876552746237,8.204837030780652,27.868876552746237,8.204837030780652]', 1, 748440, NULL, NULL, 0);
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d835-7000-8b83-1474224d9069', '01a202f4-af16-7001-b307-0dced62f6b6d', 'domino-pool', '2026-11-21T19:30:00.000Z', '2026-11-21', '{"seat":"lb5ttmhcph","place":2,"tied":2,"total":12,"balance":-17,"money":true,"rounds":1,"outs":0,"scored":1,"ahead":-997920,"low":42,"high":42,"comeback":0}', '[23.56556172362688,8.057829747583874,23.56556172362688,8.057829747583874]', 0, -997920, 42, 42, 0);
INSERT INTO "LeagueResult" ("leagueId", "gameId", "personId", "kind", "finishedAt", "day", "result", "ratings", "streak", "ahead", "low", "high", "comeback") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d835-7000-8b83-1474224d9069', '01a202f4-af17-7000-9a19-bd07938eec1d', 'domino-pool', '2026-11-21T19:30:00.000Z', '2026-11-21', '{"seat":"932fgkign9","place":2,"tied":2,"total":12,"balance":8,"money":true,"rounds":1,"outs":0,"scored":1,"ahead":249480,"low":12,"high":12,"comeback":0}', '[23.56556172362688,8.057829747583874,23.56556172362688,8.057829747583874]', 0, 249480, 12, 12, 0);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', '', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '499999999999999999000000000000004999999999997505200000000000000049999999999999999900000000000000499999999999999999000000000000005000000000000000010000000000000049999999999937630000000000000000', '{"places":[[1,1,1],[1,2,1]],"rounds":2,"outs":1,"scored":2,"ahead":1247400,"money":[["EUR",9,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",1,1],["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[748440,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[28.63644985363142,8.128601711981968]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', '', '01a202f4-af16-7001-b307-0dced62f6b6d', '499999999999999999000000000000004999999999998198200000000000000050000000000000000000000000000000499999999999999999000000000000005000000000000000015000000000000050000000000024948000000000000000', '{"places":[[1,2,1],[2,2,1]],"rounds":2,"outs":0,"scored":2,"ahead":-498960,"money":[["EUR",0,17]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2],["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-997920,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', '[24.52150076946663,7.996988575036625]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', '', '01a202f4-af17-7000-9a19-bd07938eec1d', '499999999999999999000000000000004999999999998891200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000025000000000000050000000000012474000000000000000', '{"places":[[2,2,1],[3,2,1]],"rounds":2,"outs":0,"scored":2,"ahead":-249480,"money":[["EUR",8,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2],["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[249480,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[22.819848864269417,7.9104660262340944]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', '', '01a202f4-c6ec-7000-90e7-282e3c56a240', '499999999999999999000000000000004999999999999584200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000030000000000000050000000000049896000000000000000', '{"places":[[3,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[23.983348898424374,8.160692073760563]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'doubles', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '499999999999999999000000000000004999999999998891200000000000000050000000000000000000000000000000499999999999999999000000000000005000000000000000010000000000000049999999999950104000000000000000', '{"places":[[1,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[25.931694990624912,8.263160757613477]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'doubles', '01a202f4-af16-7001-b307-0dced62f6b6d', '499999999999999999000000000000004999999999998891200000000000000050000000000000000000000000000000499999999999999999000000000000005000000000000000010000000000000049999999999950104000000000000000', '{"places":[[1,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[25.931694990624912,8.263160757613477]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'doubles', '01a202f4-af17-7000-9a19-bd07938eec1d', '499999999999999999000000000000004999999999999584200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000030000000000000050000000000049896000000000000000', '{"places":[[3,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[24.068305009375088,8.168659664950454]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'doubles', '01a202f4-c6ec-7000-90e7-282e3c56a240', '499999999999999999000000000000004999999999999584200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000030000000000000050000000000049896000000000000000', '{"places":[[3,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', '[24.068305009375088,8.168659664950454]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', '', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '499999999999999999000000000000004999999999997505200000000000000049999999999999999900000000000000499999999999999999000000000000005000000000000000010000000000000049999999999937630000000000000000', '{"places":[[1,1,1],[1,2,1]],"rounds":2,"outs":1,"scored":2,"ahead":1247400,"money":[["EUR",9,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",1,1],["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[748440,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', '', '01a202f4-af16-7001-b307-0dced62f6b6d', '499999999999999999000000000000004999999999998198200000000000000050000000000000000000000000000000499999999999999999000000000000005000000000000000015000000000000050000000000024948000000000000000', '{"places":[[1,2,1],[2,2,1]],"rounds":2,"outs":0,"scored":2,"ahead":-498960,"money":[["EUR",0,17]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2],["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-997920,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', '', '01a202f4-af17-7000-9a19-bd07938eec1d', '499999999999999999000000000000004999999999998891200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000025000000000000050000000000012474000000000000000', '{"places":[[2,2,1],[3,2,1]],"rounds":2,"outs":0,"scored":2,"ahead":-249480,"money":[["EUR",8,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2],["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[249480,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', '', '01a202f4-c6ec-7000-90e7-282e3c56a240', '499999999999999999000000000000004999999999999584200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000030000000000000050000000000049896000000000000000', '{"places":[[3,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'doubles', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '499999999999999999000000000000004999999999998891200000000000000050000000000000000000000000000000499999999999999999000000000000005000000000000000010000000000000049999999999950104000000000000000', '{"places":[[1,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'doubles', '01a202f4-af16-7001-b307-0dced62f6b6d', '499999999999999999000000000000004999999999998891200000000000000050000000000000000000000000000000499999999999999999000000000000005000000000000000010000000000000049999999999950104000000000000000', '{"places":[[1,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",1,2]],"best":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'doubles', '01a202f4-af17-7000-9a19-bd07938eec1d', '499999999999999999000000000000004999999999999584200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000030000000000000050000000000049896000000000000000', '{"places":[[3,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'doubles', '01a202f4-c6ec-7000-90e7-282e3c56a240', '499999999999999999000000000000004999999999999584200000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000030000000000000050000000000049896000000000000000', '{"places":[[3,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-498960,"money":[],"form":[["2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da",3,2]],"best":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"],"worst":[-498960,"2026-11-22T11:12:08.297Z","01a202f4-c6ef-7000-8736-3a697d6f49da"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'domino-pool', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '499999999999999999000000000000004999999999998614000000000000000049999999999999999900000000000000500000000000000000000000000000005000000000000000010000000000000049999999999925156000000000000000', '{"places":[[1,1,1]],"rounds":1,"outs":1,"scored":1,"ahead":748440,"money":[["EUR",9,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",1,1]],"best":[748440,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[748440,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', '[27.868876552746237,8.204837030780652]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'domino-pool', '01a202f4-af16-7001-b307-0dced62f6b6d', '499999999999999999000000000000004999999999999307000000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000020000000000000050000000000099792000000000000000', '{"places":[[2,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-997920,"money":[["EUR",0,17]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2]],"best":[-997920,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[-997920,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', '[23.56556172362688,8.057829747583874]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'domino-pool', '01a202f4-af17-7000-9a19-bd07938eec1d', '499999999999999999000000000000004999999999999307000000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000020000000000000049999999999975052000000000000000', '{"places":[[2,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":249480,"money":[["EUR",8,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2]],"best":[249480,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[249480,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', '[23.56556172362688,8.057829747583874]');
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'domino-pool', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '499999999999999999000000000000004999999999998614000000000000000049999999999999999900000000000000500000000000000000000000000000005000000000000000010000000000000049999999999925156000000000000000', '{"places":[[1,1,1]],"rounds":1,"outs":1,"scored":1,"ahead":748440,"money":[["EUR",9,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",1,1]],"best":[748440,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[748440,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'domino-pool', '01a202f4-af16-7001-b307-0dced62f6b6d', '499999999999999999000000000000004999999999999307000000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000020000000000000050000000000099792000000000000000', '{"places":[[2,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":-997920,"money":[["EUR",0,17]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2]],"best":[-997920,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[-997920,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', NULL);
INSERT INTO "LeagueStanding" ("leagueId", "season", "kind", "personId", "rankKey", "tally", "rating") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'domino-pool', '01a202f4-af17-7000-9a19-bd07938eec1d', '499999999999999999000000000000004999999999999307000000000000000050000000000000000000000000000000500000000000000000000000000000005000000000000000020000000000000049999999999975052000000000000000', '{"places":[[2,2,1]],"rounds":1,"outs":0,"scored":1,"ahead":249480,"money":[["EUR",8,0]],"form":[["2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069",2,2]],"best":[249480,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"],"worst":[249480,"2026-11-21T19:30:00.000Z","01a202f4-d835-7000-8b83-1474224d9069"]}', NULL);
INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '01a202f4-af16-7001-b307-0dced62f6b6d', 2, 1, 0);
INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '01a202f4-af17-7000-9a19-bd07938eec1d', 2, 2, 0);
INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', '01a202f4-c6ec-7000-90e7-282e3c56a240', 1, 1, 0);
INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7001-b307-0dced62f6b6d', '01a202f4-af17-7000-9a19-bd07938eec1d', 2, 1, 0);
INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af16-7001-b307-0dced62f6b6d', '01a202f4-c6ec-7000-90e7-282e3c56a240', 1, 1, 0);
INSERT INTO "LeaguePair" ("leagueId", "a", "b", "games", "aAhead", "bAhead") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-af17-7000-9a19-bd07938eec1d', '01a202f4-c6ec-7000-90e7-282e3c56a240', 1, 0, 0);
INSERT INTO "LeagueTransfer" ("leagueId", "source", "debtor", "creditor", "amount", "currency", "day", "evening") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d835-7000-8b83-1474224d9069', '01a202f4-af16-7001-b307-0dced62f6b6d', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', 9, 'EUR', '2026-11-21', '2026-11-21');
INSERT INTO "LeagueTransfer" ("leagueId", "source", "debtor", "creditor", "amount", "currency", "day", "evening") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-d835-7000-8b83-1474224d9069', '01a202f4-af16-7001-b307-0dced62f6b6d', '01a202f4-af17-7000-9a19-bd07938eec1d', 8, 'EUR', '2026-11-21', '2026-11-21');
INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'EUR', '01a202f4-af16-7001-b307-0dced62f6b6d', -17);
INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'EUR', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', 9);
INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '', 'EUR', '01a202f4-af17-7000-9a19-bd07938eec1d', 8);
INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'EUR', '01a202f4-af16-7001-b307-0dced62f6b6d', -17);
INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'EUR', '01a202f4-af16-7000-b60b-2a3c9d9fe59e', 9);
INSERT INTO "LeagueAccount" ("leagueId", "season", "currency", "personId", "balance") VALUES ('01a202f4-af1c-7000-80bb-11ad10e9e51f', '01a202f4-bc25-7000-8579-72c9bafefced', 'EUR', '01a202f4-af17-7000-9a19-bd07938eec1d', 8);
