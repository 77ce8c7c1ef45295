import { AsyncLocalStorage } from "node:async_hooks";

const drawn = new AsyncLocalStorage<unknown[]>();
/** Next's bundles find what the page being drawn has drawn once under this name (app/league/once). */
Reflect.set(globalThis, Symbol.for("pipkeeper.drawn-once"), drawn);

/** Runs what draws a page, with a place for the parts that are only in its HTML. */
export const drawingOnce = <T>(draw: () => T): T => drawn.run([], draw);
