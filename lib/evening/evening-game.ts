/**
 * What stands in place of a game's id wherever logs are stored, sent and exported. A program that knows no evenings
 * takes it for a game of a later version, says so, and leaves it alone.
 */
export const eveningGame = "evening";
