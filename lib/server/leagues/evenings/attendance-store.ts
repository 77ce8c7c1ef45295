import { randomBytes } from "node:crypto";
import { answersBy } from "@/lib/league/evenings/answers";
import { eveningsAhead, startOf } from "@/lib/league/evenings/evenings";
import { namedIn } from "@/lib/league/pages/named";
import type { AnswerLinksReply, AnswerReply, PlannedEveningsReply } from "@/lib/league/replies";
import { membersOn, personIn } from "@/lib/league/roster/roster";
import type { AnswerRequest } from "@/lib/league/wire";
import { serverSecret } from "../../store/secret";
import type { Database, Store } from "../../store/store";
import { changeLeagueAt, leagueAt, requireLeagueKey } from "../league-access";
import { type LeagueRow, touchLeague } from "../league-row";
import { isLinkOf, linkOf, playerOfLink } from "./answer-link";

/** `wrong-link`: forged, replaced, or of a player who is not on the roster. `no-such-part`: no such evening is planned. */
export type AnswerRefusal = "wrong-link" | "no-such-part" | "evening-over";

export interface Answering {
  readonly player: string;
  readonly name: string;
}

/** Who is coming to planned evenings: players' links, and the answers given with them. */
export class AttendanceStore {
  private secret: Promise<string> | undefined;

  constructor(private readonly database: Database) {}

  /** The links of everybody on the roster, for those who have the league's key. */
  async links(idOrSlug: string, key: string): Promise<AnswerLinksReply> {
    const league = await leagueAt(this.database, idOrSlug);
    requireLeagueKey(league, key);
    return this.linksOf(this.database, league);
  }

  /** Replaces these links by new ones, each by the next; ignores those that are not valid. */
  async replaceLinks(idOrSlug: string, key: string, replaced: readonly string[]): Promise<AnswerLinksReply> {
    const secret = await this.ready();
    return changeLeagueAt(this.database, idOrSlug, async (store, league) => {
      requireLeagueKey(league, key);
      const times = new Map(await timesReplaced(store, league.id));
      for (const as of new Set(replaced)) {
        const player = playerOfLink(as) ?? "";
        const before = times.get(player) ?? 0;
        if (!isLinkOf(as, secret, league.id, player, before)) continue;
        const where = { leagueId_player: { leagueId: league.id, player } };
        const data = { replaced: before + 1 };
        times.set(player, data.replaced);
        await store.leagueAnswerLink.upsert({
          where,
          create: { leagueId: league.id, player, ...data },
          update: data,
        });
        // Somebody with the old link may have turned notices on.
        await store.pushSubscription.deleteMany({ where: { leagueId: league.id, player } });
      }
      return this.linksOf(store, league);
    });
  }

  /** The player whose link this is; undefined if it is not a valid link of this league. */
  async whoAnswers(store: Store, league: LeagueRow, as: string): Promise<Answering | undefined> {
    const player = playerOfLink(as);
    const isOnRoster = league.players.some(
      ({ id, erasedUntil }) => id === player && erasedUntil === undefined,
    );
    if (player === undefined || !isOnRoster) return undefined;
    const times = await timesReplaced(store, league.id, player);
    if (!isLinkOf(as, await this.ready(), league.id, player, times.get(player) ?? 0)) return undefined;
    return namedIn(league)(personIn(league.players)(player));
  }

  /** Stores an answer; the same one again changes nothing. `now`: ISO 8601. */
  async answer(
    idOrSlug: string,
    { as, evening: eveningId, answer }: AnswerRequest,
    now: string,
  ): Promise<AnswerReply | AnswerRefusal> {
    await this.ready();
    return changeLeagueAt(this.database, idOrSlug, async (store, league) => {
      const { id: leagueId, timeZone, evenings = [] } = league;
      const who = await this.whoAnswers(store, league, as);
      if (!who) return "wrong-link";
      const evening = evenings.find(({ id }) => id === eveningId.toLowerCase());
      if (!evening) return "no-such-part";
      if (eveningsAhead(timeZone, [evening], now).length === 0) return "evening-over";
      const key = { leagueId, evening: evening.id, player: who.player };
      const where = { leagueId_evening_player: key };
      const before = await store.leagueAnswer.findUnique({ where });
      if (before?.answer !== answer) {
        const data = { answer, answeredAt: new Date(now) };
        await store.leagueAnswer.upsert({ where, create: { ...key, ...data }, update: data });
        await touchLeague(store, leagueId);
      }
      return { league: leagueId, evening: evening.id, ...who, answer };
    });
  }

  /** The token of every player's link, by player. */
  async linksByPlayer(league: LeagueRow): Promise<ReadonlyMap<string, string>> {
    const { links } = await this.linksOf(this.database, league);
    return new Map(links.map(({ player, as }) => [player, as]));
  }

  private async linksOf(store: Store, { id, players }: LeagueRow): Promise<AnswerLinksReply> {
    const secret = await this.ready();
    const times = await timesReplaced(store, id);
    const links = membersOn(players).map(({ id: player, name }) => ({
      player,
      name,
      as: linkOf(secret, id, player, times.get(player) ?? 0),
    }));
    return { league: id, links };
  }

  /** The key that links are signed with. Call it before a transaction: the first call creates it in one of its own. */
  ready(): Promise<string> {
    this.secret ??= serverSecret(this.database, "answer-links", () => randomBytes(32).toString("base64url"));
    this.secret.catch(() => {
      this.secret = undefined;
    });
    return this.secret;
  }
}

async function timesReplaced(
  store: Store,
  leagueId: string,
  player?: string,
): Promise<ReadonlyMap<string, number>> {
  const where = { leagueId, ...(player !== undefined && { player }) };
  const rows = await store.leagueAnswerLink.findMany({ where });
  return new Map(rows.map((row) => [row.player, row.replaced]));
}

/** All evenings of a league with the answers, the earliest first. */
export async function readPlannedEvenings(store: Store, league: LeagueRow): Promise<PlannedEveningsReply> {
  const { id: leagueId, timeZone, players, evenings = [] } = league;
  const rows = await store.leagueAnswer.findMany({ where: { leagueId }, orderBy: { answeredAt: "asc" } });
  const answersOf = answersBy(players);
  return {
    league: leagueId,
    timeZone,
    evenings: evenings.map((evening) => ({
      ...evening,
      begins: startOf(timeZone, evening),
      answers: answersOf(
        rows.filter((row) => row.evening === evening.id),
        evening.places,
      ),
    })),
  };
}
