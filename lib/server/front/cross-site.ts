import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of another site makes a browser send this. Browsers say so by themselves, and no page can change what
 * they say: `Sec-Fetch-Site` over https and on localhost, `Origin` everywhere. Programs that are no browser say neither.
 * Keys are bearer tokens, which no browser adds by itself; this refuses even to look at such a request.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  if (origin === undefined) return false;
  return ![headers.host, headers["x-forwarded-host"]].includes(hostOf(origin));
}

/** Host and port; of `null` and what is none, something that is no host. */
function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return "(none)";
  }
}
