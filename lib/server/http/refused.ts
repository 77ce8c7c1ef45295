import type { Problem } from "@/lib/rules/problem";
import { type Refusal, refuse } from "./http";

/**
 * Thrown if a request cannot continue; the listener sends `answer`. It is recognized by its name, because each of
 * Next's bundles has its own classes.
 */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";

  constructor(readonly answer: () => Response) {
    super("a request was refused");
  }
}

/** Ends the request with this refusal, for these reasons. */
export const refusal = (code: Refusal, problems: readonly Problem[]): RequestRefused =>
  new RequestRefused(() => refuse(code, problems));

export const isRefused = (error: unknown): error is RequestRefused =>
  error instanceof Error && error.name === "RequestRefused";

/** The answer to a request that ended with this error; undefined for other errors. */
export const refusedBy = (error: unknown): Response | undefined =>
  isRefused(error) ? error.answer() : undefined;
