/** Calls back once the page has been drawn and is idle. The returned function cancels it. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
