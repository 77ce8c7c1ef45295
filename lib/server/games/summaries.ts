import type { GameSummary } from "@/lib/sync/wire/wire";

/** About ten megabytes. */
const mostKept = 5_000;

/** What lists told of games, the last asked for, so that a list replays no log that has not changed. */
export class Summaries {
  private readonly kept = new Map<string, { readonly mark: string; readonly summary: GameSummary }>();

  /** The summary of a game whose log has this mark. */
  find(id: string, mark: string): GameSummary | undefined {
    const known = this.kept.get(id);
    if (known?.mark !== mark) return undefined;
    this.keep(id, mark, known.summary);
    return known.summary;
  }

  keep(id: string, mark: string, summary: GameSummary): void {
    this.kept.delete(id);
    this.kept.set(id, { mark, summary });
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}
