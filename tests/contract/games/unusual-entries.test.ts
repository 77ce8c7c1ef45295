import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import type { Position } from "../../../lib/rules/game";
import { unusualIn } from "../../../lib/rules/score/unusual";
import { type Options, sitDown, somePlayers } from "../../support/simulate/index";

type Body = Readonly<Record<string, unknown>>;

const begin = (id: string, options: Options = {}): Position => {
  const game = games.find(id);
  if (!game) throw new Error(`no ${id}`);
  return sitDown(game, { players: somePlayers(4), options });
};

/** An entry that closes a hand: the first player goes out unless `out` is given, and the others hold these pips. */
function closing(position: Position, held: readonly number[], out?: string | null): Body {
  const prompt = position.prompts().find(({ when }) => when === "hand");
  const asks = prompt?.asks ?? [];
  const hands = asks.find((ask) => ask.type === "hands");
  const engine = asks.find((ask) => ask.type === "engine");
  const [first = "", ...others] = hands?.holders ?? [];
  const holders = out === undefined ? others : [first, ...others];
  return {
    kind: prompt?.kind,
    ...(engine && { engine: engine.engines.find(({ state }) => state !== "played")?.engine }),
    ...(out === undefined ? { out: first } : {}),
    left: Object.fromEntries(holders.map((id, index) => [id, held[index]])),
  };
}

const played = (position: Position, body: Body): Position => {
  const taken = position.play(body);
  if (!taken.ok) throw new Error(taken.error.map(({ code }) => code).join(" "));
  return taken.value.position;
};
const signs = (position: Position, body: Body, earlier: readonly Body[]) =>
  unusualIn(position, body, earlier).map(({ sign }) => sign);

/** Whether hands are entered when somebody goes out, so that there is something to compare. */
const hasHands = (id: string): boolean =>
  begin(id)
    .prompts()
    .some(({ asks }) => asks.some((ask) => ask.type === "hands" && ask.once === undefined));

/** Every game in which hands are entered, in each of its modes. */
const tables: [id: string, options: Options][] = games.ids.filter(hasHands).flatMap((id) => {
  const mode = games
    .find(id)
    ?.optionAsks({}, 4)
    .find((ask) => ask.field === "mode");
  const modes = mode && "choices" in mode ? mode.choices.map(({ value }) => ({ mode: value })) : [{}];
  return modes.map((options): [string, Options] => [id, options as Options]);
});

describe.each(tables)("an entry of %s %j", (id, options) => {
  const start = begin(id, options);
  const first = closing(start, [9, 8, 7]);
  const second = played(start, first);
  const again = closing(second, [9, 8, 7]);
  const third = played(second, closing(second, [8, 6, 5]));
  const earlier = [first, closing(second, [8, 6, 5])];
  const {
    deal,
    about: { counted },
  } = start;
  const pipsOfSet = counted.set.tiles.reduce((sum, tile) => sum + counted.pipsOf(tile), 0);
  const dealt = ((deal?.each ?? 0) * pipsOfSet) / counted.set.tiles.length;

  it("is not unusual when its hands are ordinary", () => {
    expect(signs(start, first, [])).toEqual([]);
    expect(signs(third, closing(third, [7, 12, 9]), earlier)).toEqual([]);
  });
  it("is unusual when it repeats the last hands", () => {
    expect(signs(second, again, [first])).toEqual(["same-hands"]);
  });
  it("is unusual when a hand is three times the player’s highest and large for this game", () => {
    const large = closing(third, [Math.round(dealt * 1.2), 12, 9]);
    expect(signs(third, large, [...earlier, ...earlier])).toEqual(["far-above-worst"]);
    expect(signs(third, large, earlier)).toEqual([]);
    const ordinary = closing(third, [Math.floor(dealt / 2), 12, 9]);
    expect(signs(third, ordinary, [...earlier, ...earlier])).toEqual([]);
  });
  it("is unusual when a first hand has far more pips than were dealt", () => {
    expect(signs(start, closing(start, [Math.ceil(dealt * 1.6), 12, 9]), [])).toEqual(["far-above-deal"]);
  });
  it("is unusual when nobody is out and no block is marked", () => {
    expect(signs(third, closing(third, [5, 6, 4, 9], null), earlier)).toEqual(["nobody-out"]);
  });
});

describe("an unusual entry of one game", () => {
  it("Domino Pool: a hand entered while a star is offered, which declines it", () => {
    const start = begin("domino-pool", { mode: "hundred-up", target: 20 });
    const first = closing(start, [25, 8, 7]);
    const offered = played(start, first);
    expect(signs(offered, closing(offered, [5, 4]), [first])).toEqual(["own"]);
    const declined = played(offered, { kind: "star", player: somePlayers(4)[1]?.id, take: false });
    expect(signs(declined, closing(declined, [5, 4]), [first])).toEqual([]);
  });
});
