import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LeagueValue } from "@/lib/league/value/value";

interface Settling {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly currency: string;
}

/**
 * The id of the payment that settles a debt with one tap: the same on two phones that know the same payments between the
 * two, so that both keepers may tap, and another once they have paid, or that was taken back.
 */
export function settleId(
  { league, payments }: Pick<LeagueValue, "league" | "payments">,
  { from, to, amount, currency }: Settling,
): string {
  const between = payments
    .filter((each) => [each.from, each.to].every((who) => who === from || who === to))
    .map(({ payment }) => payment)
    .sort();
  const told = JSON.stringify([league.id, from, to, amount, currency, between]);
  const digits = bytesToHex(sha256(utf8ToBytes(told)));
  // Version 8 (RFC 9562): made in a way of one's own.
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
