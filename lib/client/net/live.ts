import { isRecord } from "@/lib/rules/record";
import { delayAfter } from "./push-loop";

/** What live updates need from outside. Times are milliseconds. */
export interface LiveParts {
  /** Opens an event stream; what it returns closes it. */
  open(address: string, on: { message(data: string): void; error(): void }): () => void;
  schedule(delay: number, call: () => void): () => void;
  random(): number;
}

/**
 * The server sends something every 25 seconds; a connection that was silent for this long is dead, whatever its
 * state.
 */
const maxSilenceMs = 60_000;

/** The server sends something at once; if nothing arrives in this time, a proxy holds events back. */
const firstWord = 10_000;

export interface LiveListener {
  /**
   * The length of the log; `hands` changes whenever proposed hands have changed. `told`: the event as it came, which may
   * have what a pull would bring.
   */
  onHead(head: number, hands: number, told: unknown): void;
  /** At least two attempts brought nothing: what is new has to be pulled. */
  missed(): void;
}

/**
 * Reports the length of a game's log, at once and whenever it grows. Reconnects after a broken connection, silence,
 * or an answer that is no stream, each time after a random delay, so that a thousand watchers do not all return at
 * once. The returned function ends it.
 */
export function subscribeLive(address: string, parts: LiveParts, listener: LiveListener): () => void {
  let close = () => {};
  let cancel = () => {};
  let failures = 0;
  const listenUntil = (silence: number) => {
    cancel();
    cancel = parts.schedule(silence, again);
  };
  const open = () => {
    close = parts.open(address, {
      message: (data) => {
        failures = 0;
        listenUntil(maxSilenceMs);
        const poke = pokeOf(data);
        if (poke) listener.onHead(poke.head, poke.hands, poke.told);
      },
      error: again,
    });
    listenUntil(firstWord);
  };
  const again = () => {
    close();
    failures++;
    if (failures > 1) listener.missed();
    cancel();
    cancel = parts.schedule(delayAfter(failures, parts.random()), open);
  };
  open();
  return () => {
    cancel();
    close();
  };
}

function pokeOf(
  data: string,
): { readonly head: number; readonly hands: number; readonly told: unknown } | undefined {
  try {
    const raw: unknown = JSON.parse(data);
    if (!isRecord(raw) || typeof raw.head !== "number") return undefined;
    return { head: raw.head, hands: typeof raw.hands === "number" ? raw.hands : 0, told: raw };
  } catch {
    return undefined;
  }
}
