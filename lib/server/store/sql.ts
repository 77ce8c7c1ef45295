/**
 * Raw SQL with its values, for what Prisma's model calls cannot express. Everything written with it works on every
 * engine.
 */
export { join, raw, type Sql, sqltag as sql } from "@prisma/client/runtime/client";
