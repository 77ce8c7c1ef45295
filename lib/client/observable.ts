/** A value that changes, for `useSyncExternalStore` and other listeners. */
export interface Observable<T> {
  readonly snapshot: () => T;
  /** The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (value: T) => void;
}

export function observable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
  };
}
