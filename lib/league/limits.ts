export const maxPlayers = 1_000;
export const maxSeasons = 200;
/** The most players in a result from paper. */
export const maxPaperPlayers = 30;
