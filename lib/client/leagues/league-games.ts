"use client";

import type { GameSummary } from "@/lib/sync/wire/wire";
import { device } from "../device";
import { replyTo } from "../net/server-calls";

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/**
 * A game of any device, found on the server by a link to it (to its table, board or sheet) or by its id. `no-link`:
 * the text contains no game. `unknown`: the server has no such game.
 */
export async function gameOfLink(text: string): Promise<GameSummary | "no-link" | "unknown" | "unreachable"> {
  const id = uuid.exec(text)?.[0];
  if (id === undefined) return "no-link";
  const listed = await replyTo(device().server.list([id.toLowerCase()]));
  return listed ? (listed.games[0] ?? "unknown") : "unreachable";
}
