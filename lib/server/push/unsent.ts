import type { Notice } from "@/lib/league/evenings/notices";

/** A notice that is being sent. */
export interface Trying {
  readonly isChange: boolean;
  /** Who has not got it yet, by ids of subscriptions; undefined: nobody has. */
  readonly to: ReadonlySet<string> | undefined;
  /** How many times it was sent before. */
  readonly tries: number;
}

interface Unsent extends Trying {
  /** Milliseconds since 1970. */
  readonly nextAt: number;
}

/** Two hours altogether. */
const maxTries = 8;
const firstPauseMs = 60_000;
/** After so many notices in a row that did not reach it at once, a browser's address is dead. */
const maxMissed = 5;

const nameOf = ({ about, sequence }: Notice): string => `${about} ${sequence}`;

/**
 * What a league's browsers have not got yet, in this process: a notice whose sending was interrupted by a restart is not
 * sent again, since nobody knows whom it has reached.
 */
export class UnsentNotices {
  private readonly waiting = new Map<string, Map<string, Unsent>>();
  private readonly missed = new Map<string, number>();

  /** What is to be sent again now; undefined: nothing. */
  take(leagueId: string, notice: Notice, now: number): Trying | undefined {
    const unsent = this.waiting.get(leagueId)?.get(nameOf(notice));
    return unsent && unsent.nextAt <= now ? unsent : undefined;
  }

  /** Whom to try again after a try, or never, if there were enough. */
  put(
    leagueId: string,
    notice: Notice,
    to: ReadonlySet<string>,
    { isChange, tries }: Trying,
    now: number,
  ): void {
    const notices = this.waiting.get(leagueId) ?? new Map<string, Unsent>();
    this.waiting.set(leagueId, notices);
    if (to.size === 0 || tries + 1 >= maxTries) notices.delete(nameOf(notice));
    else {
      const nextAt = now + firstPauseMs * 2 ** tries;
      notices.set(nameOf(notice), { isChange, to, tries: tries + 1, nextAt });
    }
  }

  /** Forgets everything that is not due any more. */
  keepOnly(leagueId: string, due: readonly Notice[]): void {
    const notices = this.waiting.get(leagueId);
    const names = new Set(due.map(nameOf));
    for (const name of notices?.keys() ?? []) if (!names.has(name)) notices?.delete(name);
    if (notices?.size === 0) this.waiting.delete(leagueId);
  }

  /** Notes whom a notice has reached at its first try, and whom not; returns those whose addresses are dead. */
  deadAfter(leagueId: string, got: Iterable<string>, missed: Iterable<string>): string[] {
    for (const id of got) this.missed.delete(`${leagueId} ${id}`);
    return [...missed].filter((id) => {
      const count = (this.missed.get(`${leagueId} ${id}`) ?? 0) + 1;
      if (count < maxMissed) this.missed.set(`${leagueId} ${id}`, count);
      else this.missed.delete(`${leagueId} ${id}`);
      return count >= maxMissed;
    });
  }
}
