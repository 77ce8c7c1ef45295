import { leagueChange } from "@/lib/league/change/schemas";
import { leagueReply } from "@/lib/league/replies";
import { createLeagueRequest } from "@/lib/league/wire";
import { maxLength, readObject } from "@/lib/rules/document/read";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { keeperKey } from "@/lib/sync/wire/protocol";
import { storedProblem } from "@/lib/sync/wire/wire-hold";
import * as z from "../rules/zod";
import { fileProblem, fileText } from "./texts";

/** More than anybody enters without a network. */
const maxWaiting = 20_000;
/** Longer than anything a server says about one change. */
const maxMessage = 10_000;

/** The reason for a refusal; files of earlier versions have only the sentence, as `message`. */
const refusedChange = z.extend(z.partial(storedProblem), {
  change: leagueChange,
  message: z.optional(z.string().check(maxLength(maxMessage))),
});

/** One league of an archive: what a device that manages it knows. Its tables are computed by the server. */
const archivedLeague = z.strictObject({
  id: z.guid(),
  /** The keeper key, if the person wanted keys in the file: anyone with the file can then change the league. */
  key: z.optional(z.string().check(z.regex(keeperKey))),
  /** `key` is the scorers'. */
  scorer: z.optional(z.literal(true)),
  /** The key that will replace `key`; the server may already have it. Only with `key`. */
  next: z.optional(z.string().check(z.regex(keeperKey))),
  /** The request that creates it, until a server was seen to have it. */
  create: z.optional(createLeagueRequest),
  /** As the server last reported it. */
  known: leagueReply,
  /** Changes that the server was not yet seen to have. */
  waiting: z.array(leagueChange).check(maxLength(maxWaiting)),
  /** Changes that the server refused, and why, until somebody has seen that. */
  refused: z.optional(z.array(refusedChange).check(maxLength(maxWaiting))),
});
export type ArchivedLeague = z.infer<typeof archivedLeague>;

/** A league in a file: complete, or its problems with their places in the league (JSON pointers). */
export type ReadLeague = Result<ArchivedLeague, readonly Problem[]>;

export function readArchivedLeague(raw: unknown, ids: Set<string>): ReadLeague {
  const { problems, value } = readObject(archivedLeague, raw, fileText("a-league"));
  if (!value) return err(problems);
  const { id } = value;
  if (ids.has(id)) return err([fileProblem("league-twice", "/id")]);
  ids.add(id);
  const other = [value.known.id, value.create?.id ?? id].some((each) => each !== id);
  return other ? err([fileProblem("other-league", "/id")]) : ok(value);
}
