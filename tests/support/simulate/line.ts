import { type Seat, seatsOf } from "../../../lib/rules/people/table";
import type { Ask } from "../../../lib/rules/prompts";
import type { Json } from "../../../lib/rules/rules";
import { Chain } from "./chain";
import type { Hands, Keeper } from "./keeper";
import { answersTo } from "./prompted";
import { dealTiles, playOut } from "./turns";

/** One hand in a line. A player who cannot play passes or draws; the leader is random. */
function playLine(keeper: Keeper, draw: boolean): { hands: Hands; out: Seat | null } {
  const { dice } = keeper;
  const seats = seatsOf(keeper);
  const { set, each } = keeper.deal;
  const dealt = dealTiles(dice, set.tiles, seats.length, seats, each);
  const out = playOut(dice, dealt, seats, dice.pick(seats), new Chain(), {
    draws: draw ? "until it fits" : "nothing",
    playsDrawn: true,
    boneyardReserve: draw ? 2 : 0,
  });
  return { hands: dealt.hands, out: out ?? null };
}

/** Random answers to the other questions about a hand, if it has any. */
function otherAnswers(keeper: Keeper, out: Seat | null, which: (ask: Ask) => boolean): Record<string, Json> {
  const asks = keeper.position.prompts().find(({ when }) => when === "hand")?.asks ?? [];
  const answers = asks.filter(which).flatMap((ask) => {
    const once = "once" in ask ? ask.once : undefined;
    if (ask.type === "hands" || ask.type === "out" || once === (out === null ? "out" : "blocked")) return [];
    const [field, value] = keeper.dice.pick(answersTo(ask));
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(answers);
}

/** A counted hand in a line; now and then a bonus is noted while it is played. */
export function playCount(keeper: Keeper): void {
  const { dice } = keeper;
  const bonus = keeper.position.prompts().find(({ kind }) => kind === "bonus");
  if (bonus && dice.chance(0.3)) {
    const said = bonus.asks.map((ask) => dice.pick(answersTo(ask as Exclude<Ask, { type: "hands" }>)));
    keeper.write({ kind: "bonus", ...(Object.fromEntries(said) as Record<string, Json>) });
    if (keeper.done) return;
  }
  const { hands, out } = playLine(keeper, keeper.drawsStock);
  const closing = keeper.closing(hands, seatsOf(keeper), out);
  const more = otherAnswers(keeper, out, ({ field }) => field === "leader" || field === "blocker");
  // Whether the last tile earned extra is known to the simulation; the scorekeeper enters it where it is valid.
  const lies = hands.every((hand) => !hand.some((tile) => tile === "0-0"));
  const finish = lies ? otherAnswers(keeper, out, ({ field }) => field === "finish") : {};
  keeper.write({ kind: "hand", ...closing, ...more, ...finish });
}

/**
 * A hand in a line that is won as a whole; a block is entered with its hands, or with the winner whom the players
 * decided.
 */
export function playHands(keeper: Keeper): void {
  const { hands, out } = playLine(keeper, false);
  const closing = keeper.closing(hands, seatsOf(keeper), out);
  if (out !== null)
    keeper.write({
      kind: "hand",
      out: closing.out,
      ...otherAnswers(keeper, out, ({ field }) => field === "how"),
    });
  else if (keeper.dice.chance(0.5)) keeper.write({ kind: "hand", ...closing });
  else
    keeper.write({ kind: "hand", out: null, ...otherAnswers(keeper, null, ({ field }) => field === "won") });
}
