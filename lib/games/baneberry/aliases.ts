import type { GameAliases } from "../../rules/presets/aliases";

export const aliases: GameAliases = { baneberry: { names: ["157"] } };
