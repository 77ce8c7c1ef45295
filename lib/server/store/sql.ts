/** Raw SQL with its values, for whatever Prisma's model calls cannot say. Every engine knows what is written with it. */
export { join, raw, type Sql, sqltag as sql } from "@prisma/client/runtime/client";
