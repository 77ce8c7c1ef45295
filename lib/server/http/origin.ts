/** The origin that a request was sent to, for addresses that others fetch. `headers`: with names in lower case. */
export function originOf(headers: { get(name: string): string | null }): URL {
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "localhost";
  const scheme = headers.get("x-forwarded-proto")?.split(",")[0] ?? "http";
  const origin = `${scheme}://${host}`;
  return new URL(URL.canParse(origin) ? origin : "http://localhost");
}
