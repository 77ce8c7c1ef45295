import { type Scoresheet, sheetFormat, sheetVersion } from "../../../lib/rules/document/scoresheet";
import type { Game, Position } from "../../../lib/rules/game";
import type { Player, Seat } from "../../../lib/rules/people/table";
import { Log } from "../../../lib/rules/play/log";
import type { EntryProblem } from "../../../lib/rules/problem";
import type { Json } from "../../../lib/rules/rules";
import type { CountedSet } from "../../../lib/rules/tiles/counting";
import type { Deal } from "../../../lib/rules/tiles/deal";
import type { Tile } from "../../../lib/rules/tiles/tiles";
import type { Dice } from "./dice";

export type Options = Readonly<Record<string, Json>>;
export type RawEntry = { readonly kind: string } & Readonly<Record<string, Json>>;

/** The result of a game with a simulated scorekeeper. */
export interface Simulated {
  readonly sheet: Scoresheet;
  /** Problems of an entry that was refused, which should never happen to a true entry. */
  readonly refused: readonly EntryProblem[];
  readonly refusedEntry: RawEntry | undefined;
  readonly position: Position;
  /** The sheet's log after a replay. */
  readonly log: Log;
  readonly hands: number;
}

/** What the player in each seat holds; empty for those who are not in. */
export type Hands = readonly Tile[][];

/** A scorekeeper who writes down what happens at a simulated table; every entry is checked. */
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

  /** The players still in the game, in seat order. Seats are counted among these. */
  get players(): readonly Player[] {
    const { players, gone } = this.position;
    return players.filter(({ id }) => !gone.has(id));
  }

  /** Whether nothing more can be written: the game is over, or a true entry was refused. */
  get done(): boolean {
    return this.position.over || this.refused.length > 0;
  }

  get deal(): Deal {
    const { deal } = this.position;
    if (!deal) throw new Error("no hand can be dealt now");
    return deal;
  }

  get counted(): CountedSet {
    return this.position.about.counted;
  }

  id(seat: Seat): string {
    return this.players[seat]?.id ?? "";
  }

  seat(id: string): Seat {
    return this.players.findIndex((player) => player.id === id);
  }

  /** Writes an entry down; false if it was refused or nothing can be written any more. */
  write(entry: RawEntry): boolean {
    if (this.done) return false;
    this.refused = this.log.accept(entry);
    if (this.refused.length > 0) {
      this.refusedEntry = entry;
      return false;
    }
    this.entries.push(entry);
    return true;
  }

  /** `out` and `left` of a finished hand, with each hand as its total or tile by tile. */
  closing(hands: Hands, playing: readonly Seat[], out: Seat | null): { out: string | null; left: Json } {
    const holders = playing.filter((seat) => seat !== out && !this.leavesUncounted(out, seat));
    const left = this.grouped(holders, out).map((seats): [string, Json] => [
      seats.map((seat) => this.id(seat)).join("+"),
      this.written(seats.flatMap((seat) => hands[seat] ?? [])),
    ]);
    return { out: out === null ? null : this.id(out), left: Object.fromEntries(this.dice.shuffled(left)) };
  }

  /** When a hand decides nothing once somebody is out, people often leave it uncounted. */
  private leavesUncounted(out: Seat | null, seat: Seat): boolean {
    const isOptional = this.handsAsk?.optionalOnceOut;
    if (out === null || !isOptional) return false;
    const partners = this.position.sides?.some(
      (side) => side.includes(this.id(out)) && side.includes(this.id(seat)),
    );
    return (isOptional === true || partners === true) && this.dice.chance(0.4);
  }

  /** Groups the hands to enter: single ones, and partners' together where that is offered. */
  private grouped(holders: readonly Seat[], out: Seat | null): Seat[][] {
    const { pairs = [], afterBlock = false } = this.handsAsk?.together ?? {};
    if (out !== null && this.handsAsk?.oneForAll && holders.length > 1 && this.dice.chance(0.3))
      return [[...holders].sort((one, other) => one - other)];
    const mayBe = out !== null || afterBlock;
    const together = pairs
      .map((pair) => pair.map((id) => this.seat(id)))
      .filter((seats) => mayBe && seats.every((seat) => holders.includes(seat)) && this.dice.chance(0.5));
    const alone = holders.filter((seat) => !together.some((seats) => seats.includes(seat)));
    return [...alone.map((seat) => [seat]), ...together];
  }

  private get handsAsk() {
    const asks = this.position.prompts().flatMap((prompt) => prompt.asks);
    return asks.find((ask) => ask.type === "hands");
  }

  /** Whether the options say that players draw when they cannot play. */
  get drawsStock(): boolean {
    const claim = this.position.hands({ kind: "hand" });
    return claim !== undefined && claim.maxEach === undefined;
  }

  private written(tiles: readonly Tile[]): Json {
    if (this.dice.chance(0.6)) return tiles.reduce((sum, tile) => sum + this.counted.pipsOf(tile), 0);
    return tiles.map((tile) => (this.dice.chance(0.5) ? reversed(tile) : tile));
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
const reversed = (tile: string): string => tile.split("-").reverse().join("-");
