import * as z from "@/lib/rules/zod";
import { place, storedText } from "./stored-text";

const answer = z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.number()))]);

const setupDraft = z.object({
  /** The ruleset's id; null until one is chosen. */
  game: z.nullable(z.string()),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The name that is being typed. */
  name: z.string(),
  /**
   * What was answered about the options, per game and field. A text is what was typed, as it was typed; a number, or
   * several, are the option's own value (money in minor units).
   */
  answers: z.record(z.string(), z.record(z.string(), answer)),
  /** The id of the house rules, of this device or a league, that the answers began with. */
  savedRules: z.optional(z.string()),
  /** The league that it is to be a game of, and who is known to be whom on its roster. */
  league: z.optional(z.object({ id: z.string(), seats: z.record(z.string(), z.string()) })),
});

type Answers = SetupDraft["answers"][string];

/** The options of a game as answers to what is asked before it. */
export const answersIn = (options: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(options).flatMap(([field, value]) => {
      const read = z.safeParse(answer, value);
      return read.success ? [[field, read.data]] : [];
    }),
  );

/** A game that is being set up. */
export type SetupDraft = z.infer<typeof setupDraft>;

export const emptySetup: SetupDraft = { game: null, players: [], name: "", answers: {} };

/** The half-filled form of this tab: it survives a reload. */
export function storedSetup(): SetupDraft {
  try {
    return setupDraft.parse(JSON.parse(storedText() ?? "null"));
  } catch {
    // Nothing is kept, or an older version wrote it.
    return emptySetup;
  }
}

export function storeSetup(draft: SetupDraft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Without storage the form lives as long as the page does.
  }
}
