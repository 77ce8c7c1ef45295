/**
 * What keeps the database from doing what it is asked. `full`: no room on the disk; `unwritable`: the disk refuses to be
 * read or written; `busy`: another program has the file locked; `damaged`: it is not what a database looks like; `gone`: its
 * file is not there any more (opened-file.ts).
 */
export type StoreFault = "full" | "unwritable" | "busy" | "damaged" | "gone";

/** SQLite's result codes by their first part (sqlite.org/rescode.html). */
const faults: Readonly<Record<string, StoreFault>> = {
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

/** The fault that an error tells of, whether SQLite's own or Prisma's around it; undefined: it is none of the store's. */
export function storeFault(error: unknown): StoreFault | undefined {
  const code = codeIn(error, 5);
  return code === undefined ? undefined : faults[/^SQLITE_([A-Z]+)/.exec(code)?.[1] ?? ""];
}

function codeIn(error: unknown, depth: number): string | undefined {
  if (typeof error !== "object" || error === null || depth === 0) return undefined;
  for (const name of ["code", "originalCode"]) {
    const code: unknown = Reflect.get(error, name);
    if (typeof code === "string" && code.startsWith("SQLITE_")) return code;
  }
  for (const name of ["cause", "meta", "driverAdapterError"]) {
    const found = codeIn(Reflect.get(error, name), depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
