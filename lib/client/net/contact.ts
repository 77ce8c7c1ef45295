import { type Observable, observable } from "@/lib/rules/observable";
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
  private readonly state: Observable<ContactState>;
  private readonly place: string;

  constructor(
    gameId: string,
    private readonly now: () => number,
  ) {
    this.place = `pipkeeper/contact/${gameId}`;
    this.state = observable<ContactState>({ reached: undefined, at: this.stored()?.at, hands: 0 });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === this.place) this.state.set(this.stored() ?? this.snapshot());
    };
    window.addEventListener("storage", elsewhere);
    const unsubscribe = this.state.subscribe(listener);
    return () => {
      unsubscribe();
      window.removeEventListener("storage", elsewhere);
    };
  };

  readonly snapshot = (): ContactState => this.state.snapshot();

  /** A request ended, or the server sent something by itself. */
  noteContact(reached: boolean, hands = this.snapshot().hands): void {
    this.become({ reached, at: reached ? this.now() : this.snapshot().at, hands });
  }

  /** It is not known whether proposed hands have changed. */
  handsUnknown(): void {
    const now = this.snapshot();
    this.become({ ...now, hands: now.hands + 1 });
  }

  private become(state: ContactState): void {
    try {
      localStorage.setItem(this.place, JSON.stringify(state));
    } catch {
      // Forbidden or full: this page still knows it.
    }
    this.state.set(state);
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
