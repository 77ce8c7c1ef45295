// Apart from the code that reads links, which most pages do not need.

/** Whether something in a query or fragment was once the secret part of a link. */
export const hasSecret = (rest: string): boolean =>
  /(?:[#?&*;]|%2[36]|%3b)(?:check|key|rules)/i.test(rest) || (rest.length > 1 && "#check".startsWith(rest));

/** The game or league in a query: whatever a program for mail or chat has added after its id is left out. */
export const idInQuery = (value: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i.exec(value)?.[0] ?? value;
