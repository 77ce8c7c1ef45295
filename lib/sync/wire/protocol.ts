/** The version of the protocol between devices and server, and its limits. */
export const protocol = 1;

/** The most entries that one request appends. */
export const maxEntries = 100;

/** The most games that one request asks about. */
export const maxGames = 50;

/** A keeper key: 128 random bits or more in base64url. */
export const keeperKey = /^[A-Za-z0-9_-]{22,128}$/;

/**
 * The most entries in a game's log, besides its end and holds. A long evening has a few hundred; loading a log
 * replays all of it.
 */
export const maxLines = 4_000;

/**
 * The most that replaying a log may cost beyond that (`Log.work`). A mistake in every hand adds up to a tenth of it.
 */
export const maxWork = 50_000;
