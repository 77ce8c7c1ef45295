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

export const isRefused = (error: unknown): error is RequestRefused =>
  error instanceof Error && error.name === "RequestRefused";

/** The answer to a request that ended with this error; undefined for other errors. */
export const refusedBy = (error: unknown): Response | undefined =>
  isRefused(error) ? error.answer() : undefined;
