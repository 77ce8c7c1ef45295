import type { Game, Position } from "../../../lib/rules/game";
import type { Player } from "../../../lib/rules/people/table";
import type { OptionAsk } from "../../../lib/rules/prompts";
import type { Json } from "../../../lib/rules/rules";
import { sameJson } from "../../../lib/rules/same-json";
import { playBaneberry } from "./baneberry";
import { Dice } from "./dice";
import { playDominoPool } from "./domino-pool";
import { playDoubles } from "./doubles";
import { Keeper, type Options, type Simulated } from "./keeper";

export type { Options } from "./keeper";

import { playCount, playHands } from "./line";
import { playMexicanTrain } from "./mexican-train";
import { somePeopleEntry } from "./people";
import { playPip } from "./pip";
import { answerPrompt } from "./prompted";

/** Plays one hand at a simulated table and lets the scorekeeper write it down. */
type Simulator = (keeper: Keeper) => void;

/** The games that are really played. Any other game is played by answering its prompts. */
const simulators: Readonly<Record<string, Simulator>> = {
  baneberry: playBaneberry,
  "mexican-train": playMexicanTrain,
  "domino-pool": playDominoPool,
  pip: playPip,
  doubles: playDoubles,
  count: playCount,
  hands: playHands,
};

function playByPrompts(keeper: Keeper): void {
  const { dice } = keeper;
  for (;;) {
    const prompts = keeper.position.prompts();
    if (prompts.length === 0) return;
    const prompt = dice.pick(prompts);
    if (!keeper.write(answerPrompt(dice, keeper.position, prompt)) || prompt.when === "hand") return;
  }
}

export interface TableSetUp {
  readonly players: readonly Player[];
  readonly options: Options;
}

const names = [
  "Ana",
  "Bo",
  "Cleo",
  "Dev",
  "Eve",
  "Finn",
  "Gus",
  "Hal",
  "Ida",
  "Jo",
  "Kim",
  "Lou",
  "May",
  "Ned",
];

export const somePlayers = (count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => {
    const name = names[seat] ?? `Player ${seat}`;
    return { id: name.toLowerCase().replace(" ", "-"), name };
  });

/** Random players and options that a game offers; `count` is the number of players, if given. */
export function someTable(game: Game, dice: Dice, count?: number): TableSetUp {
  const chosen = new Map<string, Json>();
  const max = game.seats({});
  const seats = count ?? dice.from(max.min, max.max);
  // An answer may change the later questions, so the list is read again after each.
  for (;;) {
    const asked = game.optionAsks(Object.fromEntries(chosen), seats);
    const open = asked.find(({ field }) => !chosen.has(field));
    if (!open) break;
    chosen.set(open.field, answerTo(dice, open));
  }
  // Default values are often left out, as people do.
  const preset = chosen.get("preset");
  const asUsual = game.optionAsks(preset === undefined ? {} : { preset }, seats);
  const usual = new Map(asUsual.map(({ field, value }) => [field, value]));
  const said = [...chosen].filter(([field, value]) => !sameJson(usual.get(field), value) || dice.chance(0.5));
  const players = somePlayers(seats);
  // Defaults depend on the other answers, so with some of them they have to be given.
  const options = Object.fromEntries(said);
  return { players, options: game.sit(options, players).ok ? options : Object.fromEntries(chosen) };
}

function answerTo(dice: Dice, ask: OptionAsk): Json {
  if (ask.type === "choice") return dice.pick(ask.choices).value;
  if (ask.type === "card")
    return Object.fromEntries(
      ask.points.flatMap(({ point, choices }) =>
        dice.chance(0.5) ? [[point, dice.pick(choices).value]] : [],
      ),
    );
  if (ask.type === "numbers")
    return Array.from({ length: dice.from(0, ask.count) }, () => dice.from(ask.min, ask.max));
  if (ask.type === "by-case" && dice.chance(0.5))
    return Object.fromEntries(ask.cases.map((each) => [each, dice.from(ask.min, 60)]));
  const usual = typeof ask.value === "number" ? ask.value : ask.min;
  const near = dice.from(ask.min, Math.max(ask.min, Math.min(ask.max, usual * 2 + 10)));
  return dice.pick([usual, near, near, ask.min]);
}

export interface PlayLimit {
  /** The players stop after this many hands if the game is not over before. */
  readonly hands: number;
}

/** Plays a game from a seed, with real tiles and random choices, and returns its true scoresheet. */
export function simulateGame(
  game: Game,
  setUp: TableSetUp,
  seed: number,
  { hands }: PlayLimit = { hands: 400 },
): Simulated {
  const keeper = new Keeper(game, setUp.options, sitDown(game, setUp), new Dice(seed));
  const play = simulators[game.id] ?? playByPrompts;
  // In every fourth game, people join and leave between hands, with a generator of their own.
  const moves = seed % 4 === 3 ? new Dice(seed + 1) : undefined;
  // In another fourth, a referee adds or takes off points between hands.
  const rulings = seed % 4 === 1 ? new Dice(seed + 1) : undefined;
  while (!keeper.done && keeper.hands < hands) {
    if (rulings?.chance(0.2)) adjust(keeper, rulings);
    if (keeper.done) break;
    if (moves?.chance(0.3)) keeper.write(somePeopleEntry(moves, keeper.position));
    // A player who leaves may have ended the game.
    if (keeper.done) break;
    play(keeper);
    keeper.hands++;
  }
  keeper.write({ kind: "end" });
  return keeper.finish();
}

/** Points for somebody who plays, or against them, where the game has that. */
function adjust(keeper: Keeper, dice: Dice): void {
  if (!keeper.position.prompts().some(({ kind }) => kind === "adjust")) return;
  const points = dice.from(1, 40) * dice.pick([1, -1]);
  keeper.write({ kind: "adjust", player: dice.pick(keeper.players).id, points, why: "so it was decided" });
}

export function sitDown(game: Game, { players, options }: TableSetUp): Position {
  const sat = game.sit(options, players);
  if (!sat.ok) throw new Error(sat.error.map(({ code }) => code).join(" "));
  return sat.value;
}
