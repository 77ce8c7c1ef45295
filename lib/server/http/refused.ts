/**
 * Thrown where a request can go no further; whoever answers it sends `answer`. It is known by its name: each of Next's
 * bundles has classes of its own.
 */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";

  constructor(readonly answer: () => Response) {
    super("a request was refused");
  }
}

export const isRefused = (error: unknown): error is RequestRefused =>
  error instanceof Error && error.name === "RequestRefused";

/** The answer to a request that ended with this error; undefined where the error is another one. */
export const refusedBy = (error: unknown): Response | undefined =>
  isRefused(error) ? error.answer() : undefined;
