import { list, number } from "@/lib/i18n/en/counted";
import { eveningText } from "@/lib/i18n/evening-text";

/** The server’s sentences in English. */
export const en = {
  theRequest: "the request",

  bodyTooLarge: (f: { max: number }): string => `The body is larger than ${number(f.max)} bytes.`,
  bodyCutShort: "The connection ended before the body did.",
  notUtf8: "The body is not UTF-8 text.",
  notJson: (f: { why: string }): string => `The body is not JSON: ${f.why}`,
  tooDeep: (f: { max: number }): string => `Values here are nested more than ${number(f.max)} levels deep.`,

  tooMuchToReplay:
    "This scoresheet has more corrections of early entries, or hands that are harder to check, than can be replayed here.",

  gameTooLarge: (f: { max: number }): string =>
    `This game’s entries take more than ${number(f.max)} bytes, too many to be read here. None of them is lost.`,
  gameIdTaken: "Another game already has this id.",
  behind: (f: { base: number; head: number }): string =>
    `The log’s last entry is number ${f.head}, not ${f.base}. Nothing was written; add the entries in this answer, then send again.`,
  entryIdTaken: (f: { id: string }): string => `Another entry with different content has the id ${f.id}.`,
  noKey: 'Writing needs the game\'s keeper key, as "Authorization: Bearer KEY".',
  wrongKey: "The key is not valid for this.",
  notOfTable: (f: { table: number }): string => `This key is only for what is said at table ${f.table}.`,
  notOfPerson: "This key is only for whether its owner is there, until the evening is over.",
  tooManyKeys: (f: { max: number }): string =>
    `There are already ${number(f.max)} keys for players. Send this one with "only" to make it the only valid key.`,
  roundOver: (f: { round: number; rounds: number }): string =>
    `This hand was sent when ${f.round} rounds were closed, and now ${f.rounds} are.`,
  noSuchGame: (f: { id: string }): string => `There is no game with the id ${f.id}.`,
  noSuchLeague: (f: { id: string }): string => `There is no league "${f.id}".`,
  noLeagueKey: 'Changing a league needs its keeper key, as "Authorization: Bearer KEY".',
  wrongLeagueKey: "This is not the league’s keeper key.",
  noSuchSeason: (f: { id: string }): string => `This league has no season "${f.id}".`,
  noSuchPlayer: (f: { id: string }): string => `This league has no player "${f.id}".`,
  noSuchPlayedEvening: (f: { id: string }): string =>
    `No game of this league was finished on the evening "${f.id}".`,
  noSuchLeagueGame: (f: { id: string }): string => `No finished game of this league has the id "${f.id}".`,
  wrongLink: "This link is not valid, or was replaced. Ask whoever manages the league for a new one.",
  notPlanned: "This evening is not planned, or was cancelled.",
  eveningOver: "This evening is over.",
  notAPushService: "Messages are sent only over https, and only to the push services of browsers.",
  badPushKeys: "These keys cannot be used to encrypt messages.",
  tooManySubscriptions: "This league cannot have any more subscriptions.",
  notAPage: (f: { field: string; max: number }): string =>
    `"${f.field}" should be a whole number from 1 to ${number(f.max)}.`,
  notADay: (f: { field: string }): string => `"${f.field}" should be a date, such as 2026-11-21.`,
  noSuchField: (f: { field: string; fields: readonly string[] }): string =>
    `There is no field "${f.field}" in a query. Fields are: ${f.fields.join(", ")}.`,
  noSuchRuleset: (f: { rulesetId: string; rulesetIds: readonly string[] }): string =>
    `There is no game "${f.rulesetId}". Games are: ${f.rulesetIds.join(", ")}.`,
  notAFormat: '"format" should be json or csv.',
  deletedUntil: (f: { day: string }): string =>
    `It was deleted. Anyone with its keeper key can restore it until ${f.day}.`,
  deletedForGood: "It was deleted for good.",
  formerPlayer: "Former player",
  noSuchAddress: (f: { path: string }): string => `There is nothing at ${f.path}.`,
  wrongMethod: (f: { allowed: readonly string[] }): string =>
    `This address accepts only ${f.allowed.join(", ")}.`,
  notASince: '"since" should be the sequence number of an entry, or 0.',
  notAVersion: '"after" should be a version of the league.',
  notIds: (f: { max: number }): string =>
    `"ids" should be 1 to ${number(f.max)} game ids, separated by commas.`,
  badAddress: "The path of this address has to be written in its plain form.",
  wrongHost: (f: { host: string }): string =>
    `This server does not answer to the name ${f.host}. If it should, add the name to ALLOWED_HOSTS on the server.`,
  notHttp: "This is not valid HTTP.",
  tooSlow: "The request did not arrive in time. Send it again.",
  crossSite:
    "Pages on other sites cannot write to this server. Use one of its own pages, or a program other than a browser.",
  tooManyRequests: (f: { seconds: number }): string =>
    `Too many requests. This one was not carried out; send it again in ${f.seconds} s.`,
  databaseUnreadable: "The database cannot be read.",
  migrationsMissing: (f: { missing: number }): string =>
    f.missing === 1
      ? "1 migration of this version is not applied to the database. Restart the server."
      : `${number(f.missing)} migrations of this version are not applied to the database. Restart the server.`,
  diskFull: (f: { free: number; min: number }): string =>
    `Only ${f.free} bytes are free on the database’s disk. Below ${f.min}, new entries may soon fail to be stored. Free up some space.`,
  serverFault: "Something went wrong on the server. Nothing is lost on your side; try again.",

  storeBusy: "Another program has the server’s database locked. Nothing was stored; send it again.",
  storeGone:
    "The server’s database was deleted, renamed, replaced or damaged while it ran. Nothing was stored; keep it, and send it again later. To fix this, put the file back or restart the server.",
  storeUnreachable: "The server cannot reach its database. Keep what you have, and send it again later.",
  storeFull: "The server’s disk is full. Nothing was stored; keep it, and send it again later.",
  storeUnwritable:
    "The server cannot write to its disk. Nothing was stored; keep it, and send it again later.",

  /** Columns of the CSV files. Their order is a contract; their headings are translated. */
  csv: {
    kitty: "the kitty",
    columns: {
      place: "place",
      player: "player",
      name: "name",
      played: "played",
      won: "won",
      shared: "shared",
      points: "points",
      averagePlace: "average place",
      ahead: "margin per round",
      best: "best game",
      worst: "worst game",
      rounds: "rounds",
      outs: "went out",
      form: "form",
      rating: "rating",
      giveOrTake: "give or take",
      moneyWon: "money won",
      moneyLost: "money lost",
      money: "money",
      with: "with",
      wonWith: "won with",
      lostWith: "lost with",
      against: "against",
      aheadOf: "ahead of",
      behind: "behind",
      game: "game",
      kind: "kind",
      finishedAt: "finished at",
      day: "day",
      total: "total",
      balance: "balance",
      currency: "currency",
      paper: "from paper",
      comment: "comment",
      side: "side",
      record: "record",
      value: "value",
      season: "season",
      seasonName: "season name",
      from: "from",
      to: "to",
      award: "award",
      of: "of",
      opponent: "opponent",
      evenings: "evenings",
      opponentName: "opponent’s name",
    },
    awards: {
      "most-wins": "most games won",
      "best-average": "best average",
      comeback: "biggest comeback",
      "closest-game": "closest game",
      attendance: "most evenings",
      "most-seconds": "most second places",
    },
    records: {
      low: "lowest round",
      high: "highest round",
      comeback: "comeback",
      streak: "games won in a row",
    },
    inCurrency: (f: { column: string; currency: string }): string => `${f.column} (${f.currency})`,
  },

  /** The calendar of a league's evenings. */
  calendar: {
    name: (f: { league: string }): string => `${f.league}: evenings`,
    evening: (f: { league: string }): string => `Dominoes: ${f.league}`,
    answers: {
      coming: (f: { names: readonly string[] }): string => `Coming: ${f.names.join(", ")}`,
      maybe: (f: { names: readonly string[] }): string => `Maybe: ${f.names.join(", ")}`,
      not: (f: { names: readonly string[] }): string => `Not coming: ${f.names.join(", ")}`,
    },
  },
  /** The feed of a league's results. */
  results: {
    title: (f: { league: string }): string => `${f.league}: results`,
    won: (f: { names: readonly string[]; game: string }): string => `${list(f.names)} won ${f.game}`,
    place: (f: { place: number; names: readonly string[]; total: number | undefined }): string =>
      `${f.place}. ${list(f.names)}${f.total === undefined ? "" : ` (${number(f.total)})`}`,
  },

  /** A league's notifications on somebody's device. */
  push: {
    planned: (f: { league: string }): string => `Next evening: ${f.league}`,
    moved: (f: { league: string }): string => `Evening changed: ${f.league}`,
    today: (f: { league: string }): string => `Today: ${f.league}`,
    evening: (f: { on: string; at: string; place: string }): string =>
      f.place === "" ? eveningText("en-GB", f) : `${eveningText("en-GB", f)} · ${f.place}`,
    resultsTitle: (f: { league: string }): string => `Results: ${f.league}`,
    eveningWon: (f: { names: readonly string[] }): string =>
      `${list(f.names)} ${f.names.length === 1 ? "won" : "shared"} the evening.`,
    results: (f: { games: number; max: number; names: readonly string[] }): string =>
      f.games === 1
        ? `${list(f.names)} won the game.`
        : `${number(f.games)} games. Most won: ${list(f.names)} (${number(f.max)}).`,
  },

  titles: {
    "bad-body": "The body could not be read",
    "bad-request": "The request is not valid",
    "bad-address": "The address is not valid",
    "not-http": "The request is not HTTP",
    "too-slow": "The request was too slow",
    "too-large": "The body is too large",
    "game-too-large": "The game is too large",
    "no-key": "No keeper key",
    "wrong-key": "Wrong keeper key",
    "wrong-link": "Not a valid link",
    "cross-site": "Sent from another site",
    "wrong-host": "Not one of this server’s names",
    "no-such-game": "No such game",
    "no-such-league": "No such league",
    "no-such-part": "No such player, game or evening in the league",
    "game-deleted": "The game was deleted",
    "league-deleted": "The league was deleted",
    "no-such-address": "No such address",
    "wrong-method": "Wrong method",
    "game-id-taken": "The game’s id is taken",
    behind: "The log has new entries",
    "too-many-keys": "Too many keys",
    "not-a-push-service": "Not a push service",
    "too-many-subscriptions": "Too many subscriptions",
    "evening-over": "The evening is over",
    "id-taken": "An entry’s id is taken",
    "league-id-taken": "The league’s id is taken",
    "slug-taken": "The league’s address is taken",
    "change-taken": "A change’s id is taken",
    "changes-missing": "Changes are missing",
    unfit: "An entry is not possible",
    "unfit-change": "A change cannot be made",
    "too-many-requests": "Too many requests",
    "server-fault": "Server fault",
    "not-ready": "Not ready",
    "store-busy": "The database is locked",
    "store-gone": "The database is gone",
    "store-unreachable": "The database cannot be reached",
    "store-full": "The server’s disk is full",
    "store-unwritable": "The server cannot write",
  },
};
