import type { GameAliases } from "../../rules/aliases";

export const aliases: GameAliases = { doubles: { names: ["dobles", "mulas", "duplos", "carroças"] } };
