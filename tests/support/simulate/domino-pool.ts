import { Chain } from "./chain";
import type { Keeper } from "./keeper";
import { dealTiles, playOut } from "./turns";

/** One hand of Domino Pool, and the answers of those who may star after it. */
export function playDominoPool(keeper: Keeper): void {
  const { dice } = keeper;
  const playing = (keeper.position.next().in as readonly string[]).map((id) => keeper.seat(id));
  const { set, each } = keeper.deal;
  const dealt = dealTiles(dice, set.tiles, keeper.players.length, playing, each);
  const out = playOut(dice, dealt, playing, dice.pick(playing), new Chain(), {
    draws: keeper.options.draw === true ? "one" : "nothing",
    playsDrawn: true,
    boneyardReserve: 2,
  });
  if (out !== undefined) keeper.write({ kind: "hand", ...keeper.closing(dealt.hands, playing, out) });
  answerStars(keeper);
}

/** Offers are accepted, declined, or (while a hand can follow) left for the next hand to decline. */
function answerStars(keeper: Keeper): void {
  for (;;) {
    const next = keeper.position.next();
    const [player] = (next.mayStar as readonly string[] | undefined) ?? [];
    if (player === undefined || keeper.done) return;
    const canWait = (next.in as readonly string[]).length >= 2;
    if (canWait && keeper.dice.chance(0.2)) return;
    keeper.write({ kind: "star", player, take: keeper.dice.chance(0.5) });
  }
}
