import { eveningBefore, type Notice, noticesAt } from "@/lib/league/evenings/notices";
import { gamesOn } from "@/lib/league/pages/evening";
import { isEvening } from "@/lib/league/pages/evenings";
import { namedIn } from "@/lib/league/pages/named";
import { wonBySheets } from "@/lib/league/sheets/counted-sheet";
import { isWin } from "@/lib/league/standings/posted";
import type { AttendanceStore } from "../leagues/evenings/attendance-store";
import { readPlannedEvenings } from "../leagues/evenings/attendance-store";
import { findLeague, type LeagueRow } from "../leagues/league-row";
import type { LeagueValues } from "../leagues/league-values";
import { logFault, logLine } from "../ops/log";
import type { Database } from "../store/store";
import { isTaken } from "../store/store-fault";
import { languageOf, messages, withLanguage } from "../words/words";
import { deliver, type Subscription } from "./delivery";
import type { PushSender } from "./push-sender";
import { type Trying, UnsentNotices } from "./unsent";

/** How often it checks, in milliseconds. */
const every = 30_000;
/** How many leagues' notices are sent at the same time: none waits for another whose addresses do not answer. */
const leaguesAtOnce = 32;
/** Addresses count as dead only if others got something within this time, in milliseconds: it could be our network. */
const isReachableFor = 24 * 60 * 60 * 1_000;

/** The results of an evening: who won it, by its evening sheet; or how many games, and who won most of them. */
type Results =
  | { readonly names: readonly string[] }
  | { readonly games: number; readonly max: number; readonly names: readonly string[] };

/**
 * Sends notices about leagues to the browsers that asked for them, each notice once, whichever process sends it. It tries
 * again for those it could not reach, as long as the notice is due.
 */
export class Notifier {
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly unsent = new UnsentNotices();
  /** Milliseconds since 1970. */
  private lastSentAt = 0;

  constructor(
    private readonly database: Database,
    private readonly attendance: AttendanceStore,
    private readonly sender: PushSender,
    private readonly values: LeagueValues,
  ) {}

  /** Checks at once, since what was due while no server was running is late by now, and repeatedly until `stop`. */
  start(): void {
    void this.run(new Date().toISOString());
    this.timer = setInterval(() => void this.run(new Date().toISOString()), every);
    this.timer.unref();
  }

  /** Resolves when no notice is being sent. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Sends what is due now (ISO 8601) and was not sent. Never rejects; a call during a run waits for that run. */
  run(now: string): Promise<void> {
    this.running ??= this.notifyAll(now)
      .catch((error) => logFault("push", error))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async notifyAll(now: string): Promise<void> {
    const leagues = await this.database.pushSubscription.findMany({
      where: { league: { deletedAt: null } },
      distinct: ["leagueId"],
      select: { leagueId: true },
    });
    const next = leagues.values();
    const notifyNext = async () => {
      for (const { leagueId } of next)
        try {
          const league = await findLeague(this.database, leagueId);
          if (league) await this.notifyLeague(league, now);
        } catch (error) {
          logFault("push", error);
        }
    };
    await Promise.all(Array.from({ length: leaguesAtOnce }, notifyNext));
  }

  private async notifyLeague(league: LeagueRow, now: string): Promise<void> {
    const { id: leagueId, timeZone } = league;
    const rows = await this.database.leagueEvening.findMany({ where: { leagueId } });
    const evenings = rows.map(({ id, day: on, time: at, place, sequence, changedAt }) => ({
      id,
      on,
      at,
      place,
      sequence,
      changedAt: changedAt.toISOString(),
    }));
    const last = eveningBefore(timeZone, now);
    const played = new Set(isEvening(await this.values.of(league), last) ? [last] : []);
    const due = noticesAt(timeZone, evenings, played, now);
    this.unsent.keepOnly(leagueId, due);
    for (const notice of due) {
      const claimed = await this.claim(leagueId, notice);
      const begun = { isChange: claimed === "again", to: undefined, tries: 0 };
      const trying = claimed ? begun : this.unsent.take(leagueId, notice, Date.parse(now));
      if (trying) await this.notify(league, notice, trying, Date.parse(now));
    }
  }

  /** Whether this process sends this notice: `first` if none was sent about the same thing before. */
  private async claim(leagueId: string, { about, sequence }: Notice): Promise<"first" | "again" | undefined> {
    const where = { leagueId_about: { leagueId, about } };
    const known = await this.database.leagueNotice.findUnique({ where });
    if (known && known.sequence >= sequence) return undefined;
    try {
      return await this.database.transaction(async (store) => {
        if (known) {
          const earlier = { leagueId, about, sequence: { lt: sequence } };
          const { count } = await store.leagueNotice.updateMany({ where: earlier, data: { sequence } });
          return count > 0 ? "again" : undefined;
        }
        await store.leagueNotice.create({ data: { leagueId, about, sequence } });
        return "first";
      });
    } catch (error) {
      // Another process was first.
      if (isTaken(error)) return undefined;
      throw error;
    }
  }

  private async notify(league: LeagueRow, notice: Notice, trying: Trying, now: number): Promise<void> {
    const { id: leagueId } = league;
    const { of } = notice;
    const results = of.notice === "results" ? await this.resultsOf(league, of.day) : undefined;
    const links = await this.attendance.linksByPlayer(league);
    const staysAway = await this.whoStaysAway(league, of);
    const rows = await this.database.pushSubscription.findMany({ where: { leagueId } });
    const wanted = rows.filter(
      ({ id, player, createdAt }) =>
        (trying.to?.has(id) ?? true) &&
        links.has(player) &&
        !staysAway.has(player) &&
        // Subscribing is done on the page that shows what is planned.
        (of.notice !== "evening" || createdAt.toISOString() <= of.evening.changedAt),
    );
    const delivered = await deliver(this.sender, wanted, (subscription) => ({
      payload: payloadOf(league, of, subscription, trying.isChange, links, results),
      ...(of.notice !== "results" && { topic: of.evening.id.replaceAll("-", "") }),
    }));
    const { sent, gone, later, failed, why } = delivered;
    if (sent.size > 0) this.lastSentAt = now;
    const counts = trying.tries === 0 && now - this.lastSentAt < isReachableFor;
    const dead = counts ? this.unsent.deadAfter(leagueId, sent, failed) : [];
    const leaving = [...gone, ...dead];
    if (leaving.length > 0) await this.forget(leagueId, leaving);
    const again = new Set([...later].filter((id) => !dead.includes(id)));
    this.unsent.put(leagueId, notice, again, trying, now);
    if (why.size > 0) logLine("push-failed", { why: [...why].join(", ") });
  }

  private forget(leagueId: string, ids: string[]): Promise<unknown> {
    return this.database.transaction((store) =>
      store.pushSubscription.deleteMany({ where: { leagueId, id: { in: ids } } }),
    );
  }

  /** Players who have said that they are not coming need no reminder. */
  private async whoStaysAway(league: LeagueRow, of: Notice["of"]): Promise<ReadonlySet<string>> {
    if (of.notice !== "today") return new Set();
    const { evenings } = await readPlannedEvenings(this.database, league);
    const answers = evenings.find(({ id }) => id === of.evening.id)?.answers ?? [];
    return new Set(answers.flatMap(({ player, answer }) => (answer === "not" ? [player] : [])));
  }

  private async resultsOf(league: LeagueRow, day: string): Promise<Results | undefined> {
    const value = await this.values.of(league);
    const named = namedIn(league);
    const first = wonBySheets(value.sheets.filter((sheet) => sheet.day === day));
    if (first) return first.length === 0 ? undefined : { names: first.map((id) => named(id).name).sort() };
    const games = gamesOn(value.games, day);
    if (games.length === 0) return undefined;
    const won = new Map<string, number>();
    for (const { person, result } of games.flatMap(({ players }) => players))
      if (isWin(result)) won.set(person, (won.get(person) ?? 0) + 1);
    const max = Math.max(0, ...won.values());
    const best = [...won].filter(([, count]) => count === max).map(([id]) => named(id).name);
    return { games: games.length, max, names: best.sort() };
  }
}

/** What the service worker shows (app/sw.js/worker/sw.ts). */
function payloadOf(
  league: LeagueRow,
  of: Notice["of"],
  { player, language: wanted }: Subscription,
  isChange: boolean,
  links: ReadonlyMap<string, string>,
  results: Results | undefined,
): string {
  const language = languageOf(wanted);
  const answerPage = `/l/${league.slug}/answer?as=${links.get(player)}`;
  return withLanguage(language, () => {
    const { push: t } = messages();
    if (of.notice === "results") {
      const body = results ? ("games" in results ? t.results(results) : t.eveningWon(results)) : "";
      const title = t.resultsTitle({ league: league.name });
      return JSON.stringify({ title, body, tag: `results ${league.id}`, url: `/l/${league.slug}`, language });
    }
    const { id, on, at, place } = of.evening;
    const titleOf = of.notice === "today" ? t.today : isChange ? t.moved : t.planned;
    const title = titleOf({ league: league.name });
    const body = t.evening({ on, at, place });
    return JSON.stringify({ title, body, tag: `evening ${id}`, url: answerPage, language });
  });
}
