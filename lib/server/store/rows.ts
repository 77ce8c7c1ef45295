// The clients generated for the engines have the same models (scripts/build/clients.ts), so the types of one serve for
// all. SQLite's allow the least: every engine can do what they allow.
export type { LeagueGame, LeaguePlayer, Prisma, PrismaClient } from "@/generated/sqlite/client";
