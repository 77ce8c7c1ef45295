import type { ClientBase } from "pg";

/** Milliseconds; less than the 15 seconds that phones wait, so that they still get an answer. */
const maxSilence = 10_000;

interface Silence {
  /** Milliseconds. */
  readonly after?: number;
  /** Called after as long a silence without a question. */
  readonly whenIdle?: () => void;
}

/**
 * Ends a connection on which an answer is due and nothing has come for a while. A machine that has vanished or stands
 * still closes nothing, and the system would wait for it for a quarter of an hour.
 */
export function endIfSilent(client: ClientBase, { after = maxSilence, whenIdle }: Silence = {}): void {
  const { stream } = Reflect.get(client, "connection");
  stream.setTimeout(after);
  stream.on("timeout", () => {
    const isAsked = !Reflect.get(client, "readyForQuery") || Reflect.get(client, "_ending");
    if (isAsked) stream.destroy();
    else whenIdle?.();
  });
}
