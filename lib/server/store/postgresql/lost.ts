/** A connection that was lost, or could not be had, where the driver says so only in words. */
class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  readonly code = "08006";
}

const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** The error with a code, where the driver gives none. */
export const withCode = (error: unknown): unknown =>
  error instanceof Error && words.test(error.message)
    ? new ConnectionLost(error.message, { cause: error })
    : error;
