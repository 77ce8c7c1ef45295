import type { AsyncLocalStorage } from "node:async_hooks";
import type { ReactNode } from "react";

/**
 * Where the parts are that the page being drawn has drawn once, by their number. Only the server has it
 * (lib/server/listener/drawn-once.ts); there, two bundles of Next's meet in it.
 */
export function kept(): ReactNode[] | undefined {
  const place: AsyncLocalStorage<ReactNode[]> | undefined = Reflect.get(
    globalThis,
    Symbol.for("pipkeeper.drawn-once"),
  );
  return place?.getStore();
}
