import { type Seat, seatsOf } from "../../../lib/rules/people/table";
import { double, type Tile } from "../../../lib/rules/tiles/tiles";
import type { Dice } from "./dice";
import { endsOf, isDouble, matches } from "./ends";
import type { Keeper } from "./keeper";
import { type Dealt, dealTiles, type Layout, playOut } from "./turns";

/** A train for each player and one for all; a player's train is open to others while the player could not play. */
class Trains implements Layout {
  private readonly cabooses: number[];
  private mexican: number;
  private readonly boarding = new Set<Seat>();

  constructor(engine: number, seats: readonly Seat[]) {
    this.cabooses = seats.map(() => engine);
    this.mexican = engine;
  }

  plays(seat: Seat, tile: Tile): readonly (() => void)[] {
    const [a, b] = endsOf(tile);
    if (a === "wild" || b === "wild") return [];
    const onto = (open: number, lay: (caboose: number) => void) => [
      ...(matches(open, a) ? [() => lay(b)] : []),
      ...(matches(open, b) && a !== b ? [() => lay(a)] : []),
    ];
    const trains = this.cabooses.flatMap((open, owner) => {
      if (owner !== seat && !this.boarding.has(owner)) return [];
      return onto(open, (caboose) => {
        this.cabooses[owner] = caboose;
        this.boarding.delete(seat);
      });
    });
    const mexican = onto(this.mexican, (caboose) => {
      this.mexican = caboose;
      this.boarding.delete(seat);
    });
    return [...trains, ...mexican];
  }

  passed(seat: Seat): void {
    this.boarding.add(seat);
  }
}

interface Engine {
  readonly engine: number;
  readonly found: "hand" | "draw";
  readonly starter: Seat;
}

/** The doubles that were engines, as the players remember them. */
const played = new WeakMap<Keeper, number[]>();

/** The doubles that the players ask for, in this order, after these engines. */
function askedFor({ options }: Keeper, highest: number, before: readonly number[]): number[] {
  const { engines = "asked", first } = options as { engines?: string; first?: number };
  const doubles = Array.from({ length: highest + 1 }, (_, i) => highest - i);
  switch (engines) {
    case "falling":
      return [(first ?? highest) - before.length];
    case "rising":
      return [(first ?? 0) + before.length];
    case "found":
      return doubles;
    default:
      return doubles.filter((number) => number <= (first ?? highest) && !before.includes(number));
  }
}

/** One round of Mexican Train: the engine as it is really found, trains, markers and draws. */
export function playMexicanTrain(keeper: Keeper): void {
  const { dice } = keeper;
  const seats = seatsOf(keeper);
  const { set, each } = keeper.deal;
  const before = played.get(keeper) ?? [];
  const asked = askedFor(keeper, set.highest, before);
  for (;;) {
    const dealt = dealTiles(dice, set.tiles, seats.length, seats, each);
    const found = engineInHand(dealt, asked) ?? engineDrawn(dealt, asked);
    // There are not enough tiles for everyone to draw: shuffle and deal again.
    if (!found) continue;
    const { engine, starter } = found;
    const hand = dealt.hands[starter] ?? [];
    hand.splice(hand.indexOf(double(engine)), 1);
    const out = playOut(dice, dealt, seats, starter, new Trains(engine, seats), {
      draws: "one",
      playsDrawn: true,
      boneyardReserve: 0,
      played: (_seat, tile, turn) => {
        turn.again = isDouble(tile);
        return false;
      },
    });
    if (out === undefined) return;
    const closing = keeper.closing(dealt.hands, seats, out);
    keeper.write({ kind: "round", engine, ...engineFields(dice, keeper, found), ...closing });
    played.set(keeper, [...before, engine]);
    return;
  }
}

/** What is entered about finding the engine. `hand` and the starter may be left out. */
function engineFields(dice: Dice, keeper: Keeper, { found, starter }: Engine) {
  return {
    ...(found === "draw" || dice.chance(0.5) ? { found } : {}),
    ...(dice.chance(0.5) ? { starter: keeper.id(starter) } : {}),
  };
}

function engineInHand({ hands }: Dealt, asked: readonly number[]): Engine | undefined {
  for (const engine of asked) {
    const starter = hands.findIndex((hand) => hand.includes(double(engine)));
    if (starter >= 0) return { engine, found: "hand", starter };
  }
  return undefined;
}

/** Everyone draws one tile until an double that was asked for turns up; of two in the same draw, the highest counts. */
function engineDrawn({ hands, boneyard }: Dealt, asked: readonly number[]): Engine | undefined {
  while (boneyard.length >= hands.length) {
    for (const hand of hands) hand.push(...boneyard.splice(0, 1));
    const engine = engineInHand({ hands, boneyard }, asked);
    if (engine) return { ...engine, found: "draw" };
  }
  return undefined;
}
