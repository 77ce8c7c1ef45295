import { newId } from "@/lib/client/random-ids";
import { batchChanges } from "@/lib/league/import/batch-changes";
import { understood } from "@/lib/league/import/import";
import type { Line } from "@/lib/league/import/separated";
import { linesOf } from "@/lib/league/import/source";
import { textOf } from "@/lib/league/import/text-of";
import type { Problem } from "@/lib/rules/problem";
import { ok, type Result } from "@/lib/rules/result";
import type { PastReply, PastRequest } from "./past-messages";

// A separate worker: 10,000 lines, and the league counted with and without them, take a phone some seconds.

let lines: Result<readonly Line[], Problem> | undefined;
const ids = new Map<string, string>();

/** Somebody new keeps their id while the table is corrected. */
function idOf(key: string): string {
  const id = ids.get(key) ?? newId();
  ids.set(key, id);
  return id;
}

function linesIn(source: string | Uint8Array): Result<readonly Line[], Problem> {
  const text = typeof source === "string" ? ok(source) : textOf(source);
  return text.ok ? linesOf(text.value) : text;
}

function answer({ number, source, choices, into, batch }: PastRequest): PastReply {
  if (source !== undefined) lines = linesIn(source);
  if (!lines?.ok) return { number, problem: lines?.error ?? { code: "table-empty", path: "" } };
  const found = understood(lines.value, choices, { ...into, idOf });
  const reply = { number, understood: found.understood };
  return batch === undefined ? reply : { ...reply, changes: batchChanges(found.seated, batch) };
}

self.addEventListener("message", ({ data }: MessageEvent<PastRequest>) => self.postMessage(answer(data)));
