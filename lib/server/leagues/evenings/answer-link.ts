import { createHmac, timingSafeEqual } from "node:crypto";

// The token in a player's link: the 16 bytes of the player's id and 16 of a signature, in base64url. It is not stored but
// computed, so that every keeper can see it again. The number of times it was replaced is part of what is signed, so that
// old links fail.

const idBytes = 16;
const signedBytes = 16;
const shape = /^[\w-]{43}$/;

/** The player that a token names, unverified; undefined if it does not have the shape of a token. */
export function playerOfLink(as: string): string | undefined {
  if (!shape.test(as)) return undefined;
  const hex = Buffer.from(as, "base64url").subarray(0, idBytes).toString("hex");
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

/** The token of a player's link. `replaced`: how often the link was replaced. */
export function linkOf(secret: string, leagueId: string, player: string, replaced: number): string {
  const id = Buffer.from(player.replaceAll("-", ""), "hex");
  const signature = createHmac("sha256", secret).update(`answer ${leagueId} ${player} ${replaced}`).digest();
  return Buffer.concat([id, signature.subarray(0, signedBytes)]).toString("base64url");
}

/** Whether this is the player's current token, compared in constant time. */
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
