import type { GameSummary } from "@/lib/sync/wire/wire";

/** About ten megabytes. */
const maxCached = 5_000;

/** The most recently requested summaries, so that a list replays no log that has not changed. */
export class Summaries {
  private readonly cached = new Map<string, { readonly mark: string; readonly summary: GameSummary }>();

  /** The summary of a game whose log has this mark. */
  find(id: string, mark: string): GameSummary | undefined {
    const known = this.cached.get(id);
    if (known?.mark !== mark) return undefined;
    this.put(id, mark, known.summary);
    return known.summary;
  }

  put(id: string, mark: string, summary: GameSummary): void {
    this.cached.delete(id);
    this.cached.set(id, { mark, summary });
    const [oldest] = this.cached.keys();
    if (this.cached.size > maxCached && oldest !== undefined) this.cached.delete(oldest);
  }
}
