import type { StoredHeader } from "../../../lib/client/store/device-store";
import { key } from "../entries";

const createdAt = "2026-11-21T19:30:00.000Z";

/** A game as this device stores it, with its key, which is not on any server. */
export function gameHere(id: string, more: Partial<StoredHeader> = {}): StoredHeader {
  const players = [
    { id: "a", name: "Ana" },
    { id: "b", name: "Bo" },
  ];
  const what = { id, game: "doubles", players, createdAt };
  const standing = { status: "playing" as const, totals: {}, balances: {}, winners: [] };
  return {
    ...what,
    options: { target: 1000 },
    key,
    onServer: false,
    summary: { ...what, ...standing, updatedAt: createdAt },
    ...more,
  };
}
