export const maxPlayers = 1_000;
export const maxSeasons = 200;
/** The most games or evenings that counting in a season may ask for. */
export const maxSeasonGames = 1_000;
/** The most players in a result from paper. */
export const maxPaperPlayers = 30;
/** The most games, finished or not: some twenty years of a busy club. Every page is counted from all of them. */
export const maxLeagueGames = 10_000;
/** The most results from paper in one change: a request with it stays well below what a server reads. */
export const maxBatchGames = 500;

/** The largest single amount of money, in minor units. */
export const maxPayment = 1_000_000_000;
