import { type LeagueReply, leagueReply } from "@/lib/league/replies";
import { type CreateLeagueRequest, type LeagueChange, leagueProtocol } from "@/lib/league/wire";
import { type Answered, callOver, post } from "../server-calls";

/** The server, as far as leagues are concerned. */
export interface LeagueCalls {
  create(request: CreateLeagueRequest, key: string): Promise<Answered<LeagueReply>>;
  read(id: string): Promise<Answered<LeagueReply>>;
  change(id: string, key: string, changes: readonly LeagueChange[]): Promise<Answered<LeagueReply>>;
}

export function leagueCallsOver(fetch: typeof globalThis.fetch): LeagueCalls {
  const call = callOver(fetch);
  const address = (id: string) => `/api/leagues/${encodeURIComponent(id)}`;
  return {
    create: (request, key) => call(leagueReply, "/api/leagues", post(request, key)),
    read: (id) => call(leagueReply, address(id)),
    change: (id, key, changes) =>
      call(leagueReply, `${address(id)}/changes`, post({ protocol: leagueProtocol, changes }, key)),
  };
}
