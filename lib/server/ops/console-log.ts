import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { isNativeError } from "node:util/types";
import { logFault } from "./log";

const answering = new AsyncLocalStorage<() => string>();

/** Runs a handler as part of this route's request. */
export const answeringAt = (route: () => string, answer: () => void): void => answering.run(route, answer);

/**
 * From now on, whatever is printed as an error or a warning becomes a fault in the log, at the route whose request
 * printed it: Next prints a page's errors in full, names and addresses included, even if something listens to
 * `onRequestError`.
 */
export function logConsole(): void {
  const log = (...printed: unknown[]) => {
    const where = answering.getStore()?.() ?? "next";
    logFault(where, printed.find((each) => isNativeError(each)) ?? format(...printed));
  };
  Object.assign(console, { error: log, warn: log });
}
