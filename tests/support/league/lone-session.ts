import { LeagueSession, type LeagueSessionParts } from "../../../lib/client/leagues/session/league-session";
import type { Round } from "../../../lib/client/net/push-loop";

type Parts = Pick<LeagueSessionParts, "store" | "calls">;

/** What a device says about a league, an exchange at a time, and what it comes to. */
export function loneSession(id: string, parts: Parts) {
  /** The games that the server was seen not to have. */
  const missing: string[] = [];
  const session = new LeagueSession(id, { ...parts, gameMissing: (game) => missing.push(game) });
  const read = async () => (await parts.store.leagues())[0];

  /** Everything that can be sent. `later`: something waits; `stuck`: the server takes nothing of it. */
  const push = async (): Promise<"done" | "later" | "stuck"> => {
    session.release();
    let round: Round = "more";
    while (round === "more") round = await session.next();
    const league = await read();
    if (league?.locked || league?.trouble !== undefined) return "stuck";
    return league?.create || league?.next !== undefined || league?.waiting.length !== 0 ? "later" : "done";
  };

  /** Only asks how the league is there. `lost`: not all is there that was. */
  const ask = async (): Promise<"asked" | "lost" | "unreachable"> => {
    session.doubt();
    if ((await session.next()) === "failed") return "unreachable";
    return (await read())?.lost ? "lost" : "asked";
  };

  return { missing, read, push, ask, next: () => session.next(), release: () => session.release() };
}
