import { isRecord } from "@/lib/rules/record";

/** The contact between this browser and the server about one game. */
export interface ContactState {
  /** Whether the server answered the last request; undefined before the first. */
  readonly reached: boolean | undefined;
  /** When it last answered, in milliseconds since 1970, perhaps on an earlier visit. */
  readonly at: number | undefined;
  /** Changes whenever the proposed hands may have changed. */
  readonly hands: number;
}

/**
 * Remembers when the server last answered about a game. Only one of a browser's pages listens; the others learn it
 * from local storage, where it also outlives the page. If that is forbidden, each page knows only its own.
 */
export class Contact {
  private state: ContactState;
  private readonly listeners = new Set<() => void>();
  private readonly place: string;

  constructor(
    gameId: string,
    private readonly now: () => number,
  ) {
    this.place = `pipkeeper/contact/${gameId}`;
    this.state = { reached: undefined, at: this.stored()?.at, hands: 0 };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key !== this.place) return;
      this.state = this.stored() ?? this.state;
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

  /** A request ended, or the server sent something by itself. */
  noteContact(reached: boolean, hands = this.state.hands): void {
    this.become({ reached, at: reached ? this.now() : this.state.at, hands });
  }

  /** It is not known whether proposed hands have changed. */
  handsUnknown(): void {
    this.become({ ...this.state, hands: this.state.hands + 1 });
  }

  private become(state: ContactState): void {
    this.state = state;
    try {
      localStorage.setItem(this.place, JSON.stringify(this.state));
    } catch {
      // Forbidden or full: this page still knows it.
    }
    for (const listener of this.listeners) listener();
  }

  private stored(): ContactState | undefined {
    try {
      const raw: unknown = JSON.parse(localStorage.getItem(this.place) ?? "null");
      if (!isRecord(raw)) return undefined;
      const { at, reached, hands } = raw;
      return {
        hands: typeof hands === "number" ? hands : 0,
        reached: typeof reached === "boolean" ? reached : undefined,
        at: typeof at === "number" ? at : undefined,
      };
    } catch {
      return undefined;
    }
  }
}
