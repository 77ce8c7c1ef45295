import { leagueReply } from "@/lib/league/replies";
import { createLeagueRequest, leagueChange } from "@/lib/league/wire";
import { atMost, readObject } from "@/lib/rules/document/read";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { keeperKey } from "@/lib/sync/wire/protocol";
import { storedProblem } from "@/lib/sync/wire/wire-hold";
import * as z from "../rules/zod";
import { fileProblem, fileText } from "./texts";

/** More than anybody makes without a network. */
const maxWaiting = 20_000;
/** Longer than anything that a server says of one change. */
const maxMessage = 10_000;

/** Of why it was refused, files of earlier versions have nothing but the sentence, as `message`. */
const refusedChange = z.extend(z.partial(storedProblem), {
  change: leagueChange,
  message: z.optional(z.string().check(atMost(maxMessage))),
});

/** One league of an archive: what a device that keeps it knows of it. Its tables are the server's. */
const archivedLeague = z.strictObject({
  id: z.guid(),
  /** The keeper key, if the person wanted keys in the file: whoever has the file may change the league then. */
  key: z.optional(z.string().check(z.regex(keeperKey))),
  /** A key that is to take the place of `key`; the server may know it already. Only with `key`. */
  next: z.optional(z.string().check(z.regex(keeperKey))),
  /** What makes it, as long as no server was seen to have it. */
  create: z.optional(createLeagueRequest),
  /** As the server last told of it. */
  known: leagueReply,
  /** Changes that the server was not seen to have. */
  waiting: z.array(leagueChange).check(atMost(maxWaiting)),
  /** Changes that the server did not take, and why, as long as nobody has seen that. */
  refused: z.optional(z.array(refusedChange).check(atMost(maxWaiting))),
});
export type ArchivedLeague = z.infer<typeof archivedLeague>;

/** A league of a file: whole, or what is wrong with it and where in the league (JSON pointers). */
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
