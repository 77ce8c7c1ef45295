// The clients that are generated for the engines have the same models (scripts/generate.ts), so that the types of one are
// those of all. SQLite's know least: what they allow, each engine can do.
export type { LeagueGame, LeaguePlayer, LeagueResult, Prisma, PrismaClient } from "@/generated/sqlite/client";
