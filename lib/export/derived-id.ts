/**
 * An id derived from content, so that reading the same thing twice gives the same id: a UUIDv8 (RFC 9562) from the
 * 128-bit FNV-1a of its JSON, regardless of the order of an object's keys. It does not resist somebody looking for
 * two contents with one id; such a file could only claim to be another game, and is then refused.
 */
export function derivedId(what: unknown): string {
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(sorted(what)))
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * 0x1000000000000000000013bn);
  const hex = hash.toString(16).padStart(32, "0");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${sorted(each)}`).join()}}`;
}
