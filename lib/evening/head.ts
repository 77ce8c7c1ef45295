import type { Games } from "../rules/document/scoresheet";
import type { Player } from "../rules/people/table";
import type { Problem } from "../rules/problem";
import { ok, type Result } from "../rules/result";
import { eveningFormat, eveningVersion, readEveningSheet } from "./document";
import type { EveningMoment } from "./moment";
import type { Unit } from "./roster";

/**
 * The head of an evening's log, in the fields of a game's: `players` are the sheet's people; `options` are its form,
 * settings, game, that game's options, and in form `pairs` its pairs.
 */
export interface EveningHead {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
}

/** The moment before the first entry, or every problem of the head, with its place there. */
export function startOfEvening(
  { id, options, players }: EveningHead,
  games: Games,
): Result<EveningMoment, readonly Problem[]> {
  const people = options.form === "pairs" && players.length === 0 ? {} : { people: players };
  const head = { format: eveningFormat, version: eveningVersion, id: id.toLowerCase(), ...people };
  const opened = readEveningSheet({ ...options, ...head, entries: [] }, games);
  if (opened.ok) return ok(opened.value.start);
  const inHead = (path: string) =>
    /^\/people(?=\/|$)/.test(path) ? path.replace("people", "players") : `/options${path}`;
  return { ok: false, error: opened.error.map((problem) => ({ ...problem, path: inHead(problem.path) })) };
}

/** Everybody whom the head of an evening names. */
export function peopleIn({ options, players }: Pick<EveningHead, "options" | "players">): readonly Player[] {
  const pairs = (options.pairs ?? []) as readonly Unit[];
  return [...players, ...pairs.flatMap(({ people }) => people)];
}
