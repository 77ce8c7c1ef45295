import { afterNews, type LeagueValue, leagueValue } from "@/lib/league/value/value";
import { RecentlyUsed } from "../store/recently-used";
import type { Database } from "../store/store";
import { readAbout } from "./league-reads";
import { readNews } from "./league-record";
import type { LeagueRow } from "./league-row";

interface Known {
  readonly version: number;
  readonly value: LeagueValue;
}

/** Bytes, by estimate. */
const maxCached = 128 * 1024 * 1024;
/** What a game of four weighs in memory (10,000 of them: 29 MB), and any league at least. */
const bytesPerGame = 3_000;
const bytesPerLeague = 20_000;
/** What an evening of 16 people and four rounds weighs. */
const bytesPerSheet = 12_000;

const weightOf = ({ value }: Known): number =>
  bytesPerLeague +
  bytesPerGame * (value.games.length + value.payments.length / 10) +
  bytesPerSheet * value.sheets.length;

/**
 * The values of leagues, as this process last counted them. A newer version is counted from what was written since;
 * from the first game on if nothing is known, or if something was removed.
 */
export class LeagueValues {
  private readonly known = new RecentlyUsed<Known>(maxCached, (_, known) => weightOf(known));
  private readonly reading = new Map<string, Promise<Known>>();

  constructor(private readonly database: Database) {}

  /** The league as its row says it is. */
  async of(league: LeagueRow): Promise<LeagueValue> {
    const { id, version } = league;
    const known = this.known.get(id);
    if (known && known.version >= version) return { ...known.value, league };
    const key = `${id} ${version}`;
    // Those who ask at the same time get the same value.
    const reading = this.reading.get(key) ?? this.read(league, known);
    this.reading.set(key, reading);
    try {
      const { value } = await reading;
      return { ...value, league };
    } finally {
      this.reading.delete(key);
    }
  }

  private async read(league: LeagueRow, known: Known | undefined): Promise<Known> {
    const { id, version, removed } = league;
    const before = known && removed <= known.version ? known : undefined;
    const after = before?.version ?? -1;
    const news = await readAbout(this.database, league, (store) => readNews(store, league, after));
    const value = before ? afterNews(before.value, news) : leagueValue(news);
    const read = { version, value };
    if ((this.known.get(id)?.version ?? -1) < version) this.known.put(id, read);
    return read;
  }
}
