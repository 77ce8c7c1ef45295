import { isRecord } from "@/lib/rules/record";
import { delayAfter } from "./push-loop";

/** What watching needs of the world. Times are milliseconds. */
export interface LiveParts {
  /** Opens an event stream; what it returns closes it. */
  open(address: string, on: { message(data: string): void; error(): void }): () => void;
  schedule(delay: number, call: () => void): () => void;
  random(): number;
}

/** The server says something every 25 seconds; a connection that was silent for so long is dead, whatever it says. */
const maxSilenceMs = 60_000;

/** It says something at once; a proxy that holds events back is found out by this. */
const firstWord = 10_000;

export interface LiveListener {
  /** How long the log is; `hands` is another number whenever proposed hands have changed. */
  onHead(head: number, hands: number): void;
  /** It was tried at least twice and nothing was heard: what is new has to be asked for. */
  missed(): void;
}

/**
 * Hears how long a game's log is, at once and whenever it grows, and comes back by itself: after a broken connection,
 * after silence, and after an answer that is no stream. Each time after a delay of its own, so that a thousand
 * watchers do not all come back at once. The function ends it.
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
        if (poke) listener.onHead(poke.head, poke.hands);
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

function pokeOf(data: string): { readonly head: number; readonly hands: number } | undefined {
  try {
    const raw: unknown = JSON.parse(data);
    if (!isRecord(raw) || typeof raw.head !== "number") return undefined;
    return { head: raw.head, hands: typeof raw.hands === "number" ? raw.hands : 0 };
  } catch {
    return undefined;
  }
}
