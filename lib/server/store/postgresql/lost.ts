/** Faults that the driver reports only in words, with PostgreSQL's code for them. */
class ConnectionFault extends Error {
  override readonly name = "ConnectionFault";

  constructor(
    readonly code: string,
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}

const codes: readonly (readonly [RegExp, string])[] = [
  // All connections of the pool were in use, and stayed so.
  [/^timeout exceeded when trying to connect/, "53300"],
  [
    /^(?:Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/,
    "08006",
  ],
];

/** The error with a code, if the driver gives none. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [, code] = codes.find(([words]) => words.test(error.message)) ?? [];
  return code === undefined ? error : new ConnectionFault(code, error);
}
