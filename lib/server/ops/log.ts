/** What is logged: every answered request, or only what needs attention. */
export const logLevels = ["faults", "requests"] as const;
export type LogLevel = (typeof logLevels)[number];

type Field = string | number | undefined;

/**
 * One line of JSON on standard output: `{"time", "event", …}`. It never contains anything people entered, a key, an
 * address, or a whole id: anyone who knows a game's id can read it.
 */
export function logLine(event: string, fields: Readonly<Record<string, Field>> = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
}

/** Something that should not have happened: what, and where in the code. A text is a message. */
export function logFault(where: string, error: unknown): void {
  if (!(error instanceof Error)) {
    const message = typeof error === "string" ? withoutSecrets(error) : undefined;
    logLine("fault", { where, name: typeof error, message });
    return;
  }
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  logLine("fault", {
    where,
    name: error.name,
    ...("code" in error && { code: String(error.code) }),
    message: withoutSecrets(error.message),
    at: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join("; "),
  });
}

/** A message without what is between quotation marks, and with only the beginnings of ids and keys. */
export function withoutSecrets(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'[^']*'?/g, '"…"')
    .replace(/[\w-]{16,}/g, (token) => (/\d/.test(token) ? `${token.slice(0, 4)}…` : token));
}
