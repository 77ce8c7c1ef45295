import type { IncomingHttpHeaders } from "node:http";

/** What Next's own router sends from a browser when a link is followed. */
const ofTheRouter = new Set([
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/** Headers that the parts of a Next deployment send each other. Here there is only one part. */
const ofNext =
  /^(?:next-|x-(?:next|middleware|invo|now-|matched-|prerender-|action-|vercel-|deployment-|edge-|rewrite)|(?:sec-)?purpose$)/;

const ofProxies = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** Removes every header that a client may not send; those of proxies are kept only from a trusted one. */
export function dropInternalHeaders(headers: IncomingHttpHeaders, isFromProxy: boolean): void {
  for (const name of Object.keys(headers))
    if (ofNext.test(name) && !ofTheRouter.has(name)) delete headers[name];
  if (!isFromProxy) for (const name of ofProxies) delete headers[name];
}
