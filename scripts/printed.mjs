import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";
import { isNativeError } from "node:util/types";

/**
 * Next prints what goes wrong in a page with everything in it, names and addresses too, and goes on doing so when
 * somebody listens to `onRequestError`. From now on what is printed as an error or a warning is a fault of the log,
 * at the route during whose request it happened. The function runs what answers a request.
 * @param {(where: string, fault: unknown) => void} logFault
 * @returns {(route: () => string, answer: () => void) => void}
 */
export function logPrinted(logFault) {
  /** @type {AsyncLocalStorage<() => string>} */
  const asked = new AsyncLocalStorage();
  const log = (/** @type {unknown[]} */ ...printed) => {
    const where = asked.getStore()?.() ?? "next";
    logFault(where, printed.find((each) => isNativeError(each)) ?? format(...printed));
  };
  Object.assign(console, { error: log, warn: log });
  return (route, answer) => asked.run(route, answer);
}
