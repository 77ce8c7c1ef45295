/** Something that happens, for those who listen. */
export interface Signal {
  /** The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly report: () => void;
}

/** A value that changes, for `useSyncExternalStore` and other listeners. */
export interface Observable<T> extends Pick<Signal, "subscribe"> {
  readonly snapshot: () => T;
  readonly set: (value: T) => void;
}

export function signal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: () => {
      for (const listener of listeners) listener();
    },
  };
}

export function observable<T>(initial: T): Observable<T> {
  const { subscribe, report } = signal();
  let current = initial;
  return {
    subscribe,
    snapshot: () => current,
    set: (value) => {
      current = value;
      report();
    },
  };
}
