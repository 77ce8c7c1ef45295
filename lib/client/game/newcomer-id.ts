import type { Player } from "@/lib/rules/people/table";

/** FNV-1a, 32 bits: two devices get the same from the same name. Nothing depends on it being hard to guess. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The id of a player who joins during a game, made from the name: two scorekeepers who add the same person write the
 * same id. If somebody else already has it, a number is added.
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
