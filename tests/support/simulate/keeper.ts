import { type Scoresheet, sheetFormat, sheetVersion } from "../../../lib/rules/document/scoresheet";
import type { Game, Position } from "../../../lib/rules/game";
import { Log } from "../../../lib/rules/log";
import type { Player, Seat } from "../../../lib/rules/people/table";
import type { EntryProblem } from "../../../lib/rules/problem";
import type { Json } from "../../../lib/rules/rules";
import type { CountedSet } from "../../../lib/rules/tiles/counting";
import type { Deal } from "../../../lib/rules/tiles/deal";
import type { Tile } from "../../../lib/rules/tiles/tiles";
import type { Dice } from "./dice";

export type Options = Readonly<Record<string, Json>>;
export type RawEntry = { readonly kind: string } & Readonly<Record<string, Json>>;

/** What a game and its simulated scorekeeper came to. */
export interface Simulated {
  readonly sheet: Scoresheet;
  /** Problems of the entry that was refused; a true entry should never be. */
  readonly refused: readonly EntryProblem[];
  readonly refusedEntry: RawEntry | undefined;
  readonly position: Position;
  /** The sheet, replayed. */
  readonly log: Log;
  readonly hands: number;
}

/** What the player of every seat holds; nothing for those who are not in. */
export type Hands = readonly Tile[][];

/** A scorekeeper who writes down what happens at a simulated table, and is checked as he writes. */
export class Keeper {
  readonly entries: RawEntry[] = [];
  refused: readonly EntryProblem[] = [];
  refusedEntry: RawEntry | undefined;
  hands = 0;
  private readonly log: Log;

  constructor(
    readonly game: Game,
    readonly options: Options,
    readonly start: Position,
    readonly dice: Dice,
  ) {
    this.log = new Log(start);
  }

  get position(): Position {
    return this.log.position;
  }

  /** Who sits there now, in seat order. Seats are counted among these. */
  get players(): readonly Player[] {
    const { players, gone } = this.position;
    return players.filter(({ id }) => !gone.has(id));
  }

  /** Whether there is nothing more to write: the game is over, or a true entry was refused. */
  get done(): boolean {
    return this.position.over || this.refused.length > 0;
  }

  get deal(): Deal {
    const { deal } = this.position;
    if (!deal) throw new Error("no hand can be dealt now");
    return deal;
  }

  get counted(): CountedSet {
    return this.position.counted;
  }

  id(seat: Seat): string {
    return this.players[seat]?.id ?? "";
  }

  seat(id: string): Seat {
    return this.players.findIndex((player) => player.id === id);
  }

  /** Writes an entry down; false when it was refused, or when nothing can be written any more. */
  write(entry: RawEntry): boolean {
    if (this.done) return false;
    this.refused = this.log.take(entry);
    if (this.refused.length > 0) {
      this.refusedEntry = entry;
      return false;
    }
    this.entries.push(entry);
    return true;
  }

  /** `out` and `left` of a hand that is over; each hand as its total, or tile by tile. */
  closing(hands: Hands, playing: readonly Seat[], out: Seat | null): { out: string | null; left: Json } {
    const holders = playing.filter((seat) => seat !== out && !this.leavesUncounted(out));
    const left = holders.map((seat): [string, Json] => [this.id(seat), this.written(hands[seat] ?? [])]);
    return { out: out === null ? null : this.id(out), left: Object.fromEntries(this.dice.shuffled(left)) };
  }

  /** Where a hand decides nothing once somebody is out, people often leave it uncounted. */
  private leavesUncounted(out: Seat | null): boolean {
    const asks = this.position.prompts().flatMap((prompt) => prompt.asks);
    return (
      out !== null && asks.some((ask) => ask.ask === "hands" && ask.optionalOnceOut) && this.dice.chance(0.4)
    );
  }

  private written(tiles: readonly Tile[]): Json {
    if (this.dice.chance(0.6)) return tiles.reduce((sum, tile) => sum + this.counted.pipsOf(tile), 0);
    return tiles.map((tile) => (this.dice.chance(0.5) ? turned(tile) : tile));
  }

  finish(): Simulated {
    const { game, options, entries, refused, refusedEntry, position, hands } = this;
    const sheet: Scoresheet = {
      format: sheetFormat,
      version: sheetVersion,
      game: game.id,
      options,
      players: [...this.start.players],
      entries,
    };
    return { sheet, refused, refusedEntry, position, log: this.log, hands };
  }
}

/** `6-4` as `4-6`: the same tile, written from its other end. */
const turned = (tile: string): string => tile.split("-").reverse().join("-");
