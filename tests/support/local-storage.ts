import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of the calling file an empty local storage, as browsers have it. The value is what is in it, by key. */
export function freshLocalStorage(): Record<string, string> {
  const stored: Record<string, string> = {};
  beforeEach(() => {
    for (const name of Object.keys(stored)) delete stored[name];
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
      removeItem: (key: string) => {
        delete stored[key];
      },
    };
    // `Object.keys` of a storage are its keys.
    vi.stubGlobal("localStorage", new Proxy(stored, { get: (_, name) => Reflect.get(methods, name) }));
  });
  afterEach(() => vi.unstubAllGlobals());
  return stored;
}
