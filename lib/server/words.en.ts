/** What the server says in English. */
export const en = {
  theRequest: "the request",

  bodyTooLarge: (f: { most: number }): string => `The body is larger than ${f.most} bytes.`,
  bodyCutShort: "The connection ended before the body did.",
  notUtf8: "The body is not UTF-8 text.",
  notJson: (f: { why: string }): string => `The body is not JSON: ${f.why}`,
  tooDeep: (f: { most: number }): string => `Values are nested more than ${f.most} deep here.`,

  tooMuchToReplay:
    "This scoresheet has more corrections of early entries, or hands that are harder to check, than can be replayed here.",

  entryTooLarge: (f: { most: number }): string => `This entry takes more than ${f.most} bytes.`,
  gameTooLarge: (f: { most: number }): string =>
    `The entries of this game take more than ${f.most} bytes, and are not read here. None of them is lost.`,
  gameIdTaken: "Another game has this id.",
  behind: (f: { base: number; head: number }): string =>
    `The log's last entry is number ${f.head}, not ${f.base}. Nothing was written; take the entries of this answer, and send again.`,
  entryIdTaken: (f: { id: string }): string => `Another entry with the id ${f.id} says something else.`,
  noKey: 'Writing needs the game\'s keeper key, as "Authorization: Bearer KEY".',
  wrongKey: "This key is not one that the game has for this.",
  tooManyKeys: (f: { most: number }): string =>
    `There are ${f.most} keys for players already. Send it with "only" to let this one alone hold.`,
  roundOver: (f: { round: number; rounds: number }): string =>
    `This hand is for the round after ${f.round} closed ones; ${f.rounds} are closed by now.`,
  noSuchGame: (f: { id: string }): string => `There is no game with the id ${f.id}.`,
  noSuchLeague: (f: { id: string }): string => `There is no league "${f.id}".`,
  noLeagueKey: 'Changing a league needs its keeper key, as "Authorization: Bearer KEY".',
  wrongLeagueKey: "This is not the league's keeper key.",
  noSuchSeason: (f: { id: string }): string => `This league has no season "${f.id}".`,
  noSuchPlayer: (f: { id: string }): string => `This league has no player "${f.id}".`,
  noSuchLeagueGame: (f: { id: string }): string => `No finished game of this league has the id "${f.id}".`,
  notAPage: (f: { field: string; most: number }): string =>
    `"${f.field}" should be a whole number from 1 to ${f.most}.`,
  notADay: '"evening" should be a day, such as 2026-11-21.',
  notAFormat: '"format" should be json or csv.',
  noSuchAddress: (f: { path: string }): string => `There is nothing at ${f.path}.`,
  wrongMethod: (f: { allowed: readonly string[] }): string =>
    `This address knows ${f.allowed.join(", ")}, and no other method.`,
  notASince: '"since" should be the sequence number of an entry, or 0.',
  notIds: (f: { most: number }): string =>
    `"ids" should be 1 to ${f.most} ids of games, with commas between them.`,
  badAddress: "The path of this address is not written in its plain form.",
  wrongHost: (f: { host: string }): string =>
    `This server does not answer to the name ${f.host}. If it should, whoever runs it adds the name to ALLOWED_HOSTS.`,
  notHttp: "This is not HTTP as it should be.",
  tooSlow: "The request did not come to its end in time. Send it again.",
  crossSite:
    "Pages of another site may not write here. Open this server's own page, or send it without a browser.",
  tooManyRequests: (f: { seconds: number }): string =>
    `That was much at once. Nothing of this request was done; send it again in ${f.seconds} s.`,
  databaseUnreadable: "The database cannot be read.",
  migrationsMissing: (f: { missing: number }): string =>
    `${f.missing} migrations of this version are not applied to the database. Start the server again.`,
  diskFull: (f: { free: number; least: number }): string =>
    `${f.free} bytes are free where the database is; below ${f.least} what is entered may soon not be kept. Make room.`,
  serverFault: "Something went wrong on the server. Nothing you sent is lost on your side; try again.",

  storeBusy: "Another program has the server's database locked. Nothing was stored; send it again.",
  storeGone:
    "The server's database was deleted, renamed or replaced while it ran. Nothing was stored; keep it, and send it again later. Whoever runs the server puts the file back, or starts the server again.",
  storeFull: "The disk of the server is full. Nothing was stored; keep it, and send it again later.",
  storeUnwritable:
    "The server cannot write to its disk. Nothing was stored; keep it, and send it again later.",

  titles: {
    "bad-body": "The body could not be read",
    "bad-request": "The request is not right",
    "bad-address": "The address cannot be read",
    "not-http": "No HTTP",
    "too-slow": "Too slow",
    "too-large": "The body is too large",
    "game-too-large": "The game is too large",
    "no-key": "No keeper key",
    "wrong-key": "Wrong keeper key",
    "cross-site": "From another site",
    "wrong-host": "Not a name of this server",
    "no-such-game": "No such game",
    "no-such-league": "No such league",
    "no-such-part": "No such player or game in the league",
    "no-such-address": "No such address",
    "wrong-method": "Wrong method",
    "game-id-taken": "The game's id is taken",
    behind: "The log has gone on",
    "too-many-keys": "Too many keys",
    "id-taken": "An entry's id is taken",
    "league-id-taken": "The league's id is taken",
    "slug-taken": "The league's address is taken",
    "change-taken": "A change's id is taken",
    "changes-missing": "Changes are missing",
    unfit: "An entry does not fit",
    "unfit-change": "A change cannot be made",
    "too-many-requests": "Too many requests",
    "server-fault": "Server fault",
    "not-ready": "Not ready",
    "store-busy": "The database is locked",
    "store-gone": "The database is gone",
    "store-full": "The server has no room left",
    "store-unwritable": "The server cannot write",
  },
};
