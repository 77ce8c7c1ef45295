import { isRecord } from "@/lib/rules/read";

/** How things stand between this browser and the server, as far as one game is concerned. */
export interface ContactState {
  /** Whether the server answered when it was last asked; undefined as long as it was not. */
  readonly reached: boolean | undefined;
  /** When it was last heard from, in milliseconds since 1970: on an earlier visit, perhaps. */
  readonly at: number | undefined;
}

const never: ContactState = { reached: undefined, at: undefined };

/**
 * Remembers when the server was last heard from about a game. Of several pages of one browser only one listens; the
 * others learn it from local storage, where it also outlives the page. Where that is forbidden each page knows its own.
 */
export class Contact {
  private state: ContactState = never;
  private readonly listeners = new Set<() => void>();
  private readonly place: string;

  constructor(
    gameId: string,
    private readonly now: () => number,
  ) {
    this.place = `pipkeeper/contact/${gameId}`;
    this.state = { reached: undefined, at: this.kept()?.at };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key !== this.place) return;
      this.state = this.kept() ?? this.state;
      listener();
    };
    window.addEventListener("storage", elsewhere);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener("storage", elsewhere);
    };
  };

  readonly snapshot = (): ContactState => this.state;

  /** The server was asked, or spoke by itself. */
  met(reached: boolean): void {
    this.state = { reached, at: reached ? this.now() : this.state.at };
    try {
      localStorage.setItem(this.place, JSON.stringify(this.state));
    } catch {
      // Forbidden, or full: this page knows it all the same.
    }
    this.tell();
  }

  private kept(): ContactState | undefined {
    try {
      const raw: unknown = JSON.parse(localStorage.getItem(this.place) ?? "null");
      if (!isRecord(raw)) return undefined;
      const { at, reached } = raw;
      return {
        reached: typeof reached === "boolean" ? reached : undefined,
        at: typeof at === "number" ? at : undefined,
      };
    } catch {
      return undefined;
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
