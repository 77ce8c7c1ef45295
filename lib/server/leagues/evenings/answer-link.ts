import { createHmac, timingSafeEqual } from "node:crypto";

// What a player's link has: 16 bytes of the player's id and 16 of a signature, in base64url. It is not stored, so that
// every keeper can be shown it again; it is signed with the number of times it was replaced, so that an old one fails.

const idBytes = 16;
const signedBytes = 16;
const shape = /^[\w-]{43}$/;

/** Whose link it is, as it says itself; undefined where it cannot be a link of anybody. */
export function playerOfLink(as: string): string | undefined {
  if (!shape.test(as)) return undefined;
  const hex = Buffer.from(as, "base64url").subarray(0, idBytes).toString("hex");
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

/** What the link of a player of a league has. `replaced`: how often it was. */
export function linkOf(secret: string, leagueId: string, player: string, replaced: number): string {
  const id = Buffer.from(player.replaceAll("-", ""), "hex");
  const signature = createHmac("sha256", secret).update(`answer ${leagueId} ${player} ${replaced}`).digest();
  return Buffer.concat([id, signature.subarray(0, signedBytes)]).toString("base64url");
}

/** Whether this is the player's link now; the time it takes does not tell how much of it is right. */
export function isLinkOf(
  as: string,
  secret: string,
  leagueId: string,
  player: string,
  replaced: number,
): boolean {
  const given = Buffer.from(as);
  const right = Buffer.from(linkOf(secret, leagueId, player, replaced));
  return given.length === right.length && timingSafeEqual(given, right);
}
