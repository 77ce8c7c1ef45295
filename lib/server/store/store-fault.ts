/**
 * Why the database cannot carry out a request. `full`: no room on the disk; `unwritable`: the disk refuses reads or
 * writes; `busy`: others have the needed locks, or all connections; `conflict`: the transaction conflicts with others,
 * and was undone; `unreachable`: there is no connection to the database; `damaged`: it is not a valid database; `gone`:
 * its file was removed (sqlite/opened-file.ts).
 */
export type StoreFault = "full" | "unwritable" | "busy" | "conflict" | "unreachable" | "damaged" | "gone";

/** SQLite's result codes by their first part (sqlite.org/rescode.html). */
const sqliteFaults: Readonly<Record<string, StoreFault>> = {
  FULL: "full",
  READONLY: "unwritable",
  IOERR: "unwritable",
  CANTOPEN: "unwritable",
  PERM: "unwritable",
  BUSY: "busy",
  LOCKED: "busy",
  CORRUPT: "damaged",
  NOTADB: "damaged",
  GONE: "gone",
};

/** PostgreSQL's codes (postgresql.org/docs/current/errcodes-appendix.html), those of sockets, and Prisma's. */
const otherFaults: Readonly<Record<string, StoreFault>> = {
  "25006": "unreachable",
  "40001": "conflict",
  "40P01": "conflict",
  "53100": "full",
  "53200": "busy",
  "53300": "busy",
  "55P03": "busy",
  "57014": "busy",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  "58030": "unwritable",
  XX001: "damaged",
  XX002: "damaged",
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  EPIPE: "unreachable",
  ETIMEDOUT: "unreachable",
  P1001: "unreachable",
  P1008: "unreachable",
  P1017: "unreachable",
  P2028: "busy",
  P2034: "conflict",
  // How Prisma's adapter names faults whose code it drops.
  TooManyConnections: "busy",
  DatabaseNotReachable: "unreachable",
  ConnectionClosed: "unreachable",
  SocketTimeout: "unreachable",
};

const faultOf = (code: string): StoreFault | undefined =>
  sqliteFaults[/^SQLITE_([A-Z]+)/.exec(code)?.[1] ?? ""] ??
  otherFaults[code] ??
  (/^08[0-9A-Z]{3}$/.test(code) ? "unreachable" : undefined);

/** The fault behind an error, whether the driver's own or Prisma's around it; undefined: it is not the store's. */
export function storeFault(error: unknown): StoreFault | undefined {
  for (const code of codesIn(error, 5)) {
    const fault = faultOf(code);
    if (fault) return fault;
  }
  return undefined;
}

const noConnectionCodes = new Set(["53300", "TooManyConnections"]);

/** Whether the database has no connection left. Nothing was done: a moment later, one of our own may be free. */
export const hasNoConnection = (error: unknown): boolean =>
  codesIn(error, 5).some((code) => noConnectionCodes.has(code));

const uniqueCodes = new Set(["P2002", "23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"]);

/** Whether an error says that a row with the same key already exists. */
export const isTaken = (error: unknown): boolean => codesIn(error, 5).some((code) => uniqueCodes.has(code));

/** The innermost first: the outer ones say less. */
function codesIn(error: unknown, depth: number): string[] {
  if (typeof error !== "object" || error === null || depth === 0) return [];
  const within = ["cause", "meta", "driverAdapterError"].flatMap((name) =>
    codesIn(Reflect.get(error, name), depth - 1),
  );
  const own = ["originalCode", "code", "kind"].map((name) => Reflect.get(error, name));
  return [...within, ...own.filter((code) => typeof code === "string")];
}
