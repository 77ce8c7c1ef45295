/** The version of what devices and the server say to each other, and its limits. */
export const protocol = 1;

/** The most entries that one request appends. */
export const mostEntries = 100;

/** The most games that one request asks about. */
export const mostGames = 50;

/** A keeper key: 128 random bits or more in base64url. */
export const keeperKey = /^[A-Za-z0-9_-]{22,128}$/;
