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

/** The answer to a request that ended with this error; undefined where the error is another one. */
export const refusedBy = (error: unknown): Response | undefined =>
  error instanceof Error && error.name === "RequestRefused" ? (error as RequestRefused).answer() : undefined;
