import { LeagueSession, type LeagueSessionParts } from "../../../lib/client/leagues/session/league-session";
import type { Round } from "../../../lib/client/net/push-loop";

type Calls = LeagueSessionParts["calls"];
interface Parts extends Pick<LeagueSessionParts, "store"> {
  readonly calls: Omit<Calls, "replaceLinks"> & Partial<Calls>;
}

const noLinks: Calls["replaceLinks"] = async (league) => ({
  outcome: "answered",
  reply: { league, links: [] },
});

/** A league session of a device, run one exchange at a time, and its results. */
export function loneSession(id: string, parts: Parts) {
  /** The games that the server turned out not to have. */
  const missing: string[] = [];
  const session = new LeagueSession(id, {
    ...parts,
    calls: { replaceLinks: noLinks, ...parts.calls },
    gameMissing: (game) => missing.push(game),
  });
  const read = async () => (await parts.store.leagues())[0];

  /** Sends everything that can be sent. `later`: something is still waiting; `stuck`: the server accepts none of it. */
  const push = async (): Promise<"done" | "later" | "stuck"> => {
    session.release();
    let round: Round = "more";
    while (round === "more") round = await session.next();
    const league = await read();
    if (league?.locked || league?.trouble !== undefined) return "stuck";
    return league?.create || league?.next !== undefined || league?.waiting.length !== 0 ? "later" : "done";
  };

  /** Only asks for the league's state. `lost`: the server no longer has all of it. */
  const ask = async (): Promise<"asked" | "lost" | "unreachable"> => {
    session.invalidate();
    for (;;) {
      const round = await session.next();
      if (round === "failed") return "unreachable";
      if ((await read())?.lost) return "lost";
      if (round === "done") return "asked";
    }
  };

  return {
    missing,
    read,
    push,
    ask,
    next: () => session.next(),
    release: () => session.release(),
    invalidate: () => session.invalidate(),
  };
}
