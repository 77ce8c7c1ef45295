import type { GameAliases } from "../../rules/presets/aliases";

export const aliases: GameAliases = { doubles: { names: ["dobles", "mulas", "duplos", "carroças"] } };
