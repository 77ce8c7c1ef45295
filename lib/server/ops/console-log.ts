import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { isNativeError } from "node:util/types";
import { logFault } from "./log";

const answering = new AsyncLocalStorage<() => string>();

/** Runs what answers a request at this route. */
export const answeringAt = (route: () => string, answer: () => void): void => answering.run(route, answer);

/**
 * From now on, what is printed as an error or a warning is a fault of the log, at the route during whose request it was
 * printed: Next prints what goes wrong in a page with everything in it, names and addresses too, whoever listens to
 * `onRequestError`.
 */
export function logConsole(): void {
  const log = (...printed: unknown[]) => {
    const where = answering.getStore()?.() ?? "next";
    logFault(where, printed.find((each) => isNativeError(each)) ?? format(...printed));
  };
  Object.assign(console, { error: log, warn: log });
}
