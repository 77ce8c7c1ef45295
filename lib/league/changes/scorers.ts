import { changeKind } from "../change/kind";

/**
 * Gives whoever has a key leave to put results into the league (`scorers.ts`), in place of an earlier key; without
 * `scorers`, nobody has it any more.
 */
export const scorers = changeKind({
  schema: (f) => f.change("scorers", { scorers: f.optional(f.scorersKey) }),
  problems: () => [],
  apply: (_, { scorers }) => ({ scorers }),
  text: ({ scorers }) => ({ may: scorers !== undefined }),
});
