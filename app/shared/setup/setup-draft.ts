import type { GameSetup } from "@/lib/client/game/games";
import * as z from "@/lib/rules/zod";
import { place, storedText } from "./stored-text";

const answer = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.readonly(z.array(z.number())),
  z.record(z.string(), z.string()),
  z.readonly(z.record(z.string(), z.number())),
]);

const setupDraft = z.object({
  /** The ruleset's id; null until one is chosen. */
  game: z.nullable(z.string()),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Who were partners when somebody was taken off a full table of pairs, by id. */
  pairs: z.optional(z.array(z.array(z.string()))),
  /** The seats have moved on by one since these people last played, and were not changed here. */
  movedOn: z.optional(z.literal(true)),
  /** The name that is being typed. */
  name: z.string(),
  /**
   * The answers about the options, by game and field. A text is what was typed; a number, several numbers, or the points
   * of a card, is the option's own value (money in minor units).
   */
  answers: z.record(z.string(), z.record(z.string(), answer)),
  /** The id of the house rules, of this device or a league, that the answers started from. */
  savedRules: z.optional(z.string()),
  /** The league that the game counts in, and which roster players its players are known to be. */
  league: z.optional(z.object({ id: z.string(), seats: z.record(z.string(), z.string()) })),
});

type Answers = SetupDraft["answers"][string];

/** A game's options as answers to its questions. */
export const answersIn = (options: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(options).flatMap(([field, value]) => {
      const read = z.safeParse(answer, value);
      return read.success ? [[field, read.data]] : [];
    }),
  );

/** A game being set up. */
export type SetupDraft = z.infer<typeof setupDraft>;

export const emptySetup: SetupDraft = { game: null, players: [], name: "", answers: {} };

/** The form filled in with a game, its house rules, its league, and players in the given order. */
export const draftOf = ({ game, options, players, movedOn, league }: GameSetup): SetupDraft => ({
  game,
  players: players.map(({ id, name }) => ({ id, name })),
  ...(movedOn && { movedOn }),
  name: "",
  answers: { [game]: answersIn(options) },
  ...(league && { league: { id: league.id, seats: { ...league.seats } } }),
});

/** The draft of this tab; it survives a reload. */
export function storedSetup(): SetupDraft {
  try {
    return setupDraft.parse(JSON.parse(storedText() ?? "null"));
  } catch {
    // Nothing is stored, or an older version wrote it.
    return emptySetup;
  }
}

export function storeSetup(draft: SetupDraft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
