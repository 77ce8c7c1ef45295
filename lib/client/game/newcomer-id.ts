import type { Player } from "@/lib/rules/people/table";

/** FNV-1a, 32 bits: two devices make the same of the same name, and nothing depends on it being hard to guess. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The id of somebody who joins in mid-game, made of the name: two scorekeepers who add the same person write the same.
 * An id that somebody else has already is counted on.
 */
export function newcomerId(name: string, players: readonly Player[]): string {
  const key = name.trim().normalize("NFC").toLowerCase();
  const letters = key
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 20);
  const id = `${letters}-${digest(key)}`;
  const taken = new Set(players.map((player) => player.id));
  for (let count = 1; ; count++) {
    const free = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(free)) return free;
  }
}
