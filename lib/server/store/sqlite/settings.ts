/**
 * WAL with FULL: acknowledged entries are on the disk, whatever happens next. NORMAL could lose the last entries in a
 * power cut. Deleted data is overwritten at once. 32 MB of pages: with SQLite's default of 2 MB the indexes of a large
 * league do not stay in memory.
 */
export const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA cache_size = -32768;
`;
