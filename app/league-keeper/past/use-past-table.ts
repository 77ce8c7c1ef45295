"use client";

import { useEffect, useRef, useState } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { keepLeague } from "@/lib/client/leagues/record/keep-league";
import { readRecordHere } from "@/lib/client/leagues/record/use-league-here";
import { nothingBeside } from "@/lib/league/beside/beside";
import { eveningIn } from "@/lib/league/evenings/calendar";
import type { Choices, Into, Understood } from "@/lib/league/import/import";
import { withUnsent } from "@/lib/league/record/unsent";
import type { Problem } from "@/lib/rules/problem";
import type { PastReply, PastRequest } from "./past-messages";
import { startPastWorker } from "./start-past-worker";

/** A table that is being read, or how it was understood; `failed`: this browser could not read it. */
type PastTable =
  | { readonly type: "none" | "failed" }
  | { readonly type: "reading"; readonly before?: Understood | undefined }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "read"; readonly understood: Understood };

/** What brings a table in, as it is understood now that the league may have other games. */
type Made = Extract<PastReply, { readonly changes: unknown }>;

/** Reads a table in a worker, again with each correction. Only the last answer counts. */
export function usePastTable({ stored }: MyLeague, kinds: Pick<Into, "kinds" | "aims">) {
  const [table, setTable] = useState<PastTable>({ type: "none" });
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  const ended = useRef<(made: Made | undefined) => void>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const started = (): Worker => {
    if (worker.current) return worker.current;
    const made = startPastWorker();
    const fail = () => {
      made.terminate();
      worker.current = undefined;
      ended.current?.(undefined);
      setTable({ type: "failed" });
    };
    made.addEventListener("message", ({ data }: MessageEvent<PastReply>) => {
      if ("changes" in data) ended.current?.(data);
      if (data.number !== asked.current) return;
      setTable(
        "problem" in data
          ? { type: "refused", problem: data.problem }
          : { type: "read", understood: data.understood },
      );
    });
    made.addEventListener("messageerror", fail);
    // Its script could not be loaded, or it ran out of memory.
    made.addEventListener("error", fail);
    worker.current = made;
    return made;
  };

  /** Requests reach the worker in the order in which they were made: a correction is about the table before it. */
  const before = useRef(Promise.resolve());
  const ask = (request: Pick<PastRequest, "source" | "choices" | "batch">): void => {
    const number = ++asked.current;
    before.current = before.current.then(async () => {
      // What was brought in a moment ago is known to the server only.
      if (request.source !== undefined || request.batch !== undefined)
        await keepLeague(stored.id).catch(() => false);
      const here = await readRecordHere(stored.id);
      const unread = { ...nothingBeside, league: stored.known, games: [] };
      const record = here?.record ?? withUnsent(unread, stored.known, stored.waiting, []);
      const today = eveningIn(record.league.timeZone, new Date().toISOString());
      started().postMessage({ ...request, number, into: { ...kinds, record, today } } satisfies PastRequest);
    });
  };

  return {
    table,
    /** Reads another table, or the same with other choices. */
    read: (choices: Choices, source?: string | Uint8Array): void => {
      setTable((before) => ({
        type: "reading",
        before: before.type === "read" && source === undefined ? before.understood : undefined,
      }));
      ask({ choices, ...(source !== undefined && { source }) });
    },
    /** The changes that bring the table in; undefined if the browser could not make them. */
    changes: (choices: Choices, batch: string): Promise<Made | undefined> =>
      new Promise((resolve) => {
        ended.current = resolve;
        ask({ choices, batch });
      }),
    /** The file could not be read. */
    fail: () => {
      asked.current++;
      setTable({ type: "failed" });
    },
    clear: () => {
      asked.current++;
      setTable({ type: "none" });
    },
  };
}
