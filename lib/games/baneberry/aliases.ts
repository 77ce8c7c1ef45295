import type { GameAliases } from "../../rules/aliases";

export const aliases: GameAliases = { baneberry: { names: ["157"] } };
