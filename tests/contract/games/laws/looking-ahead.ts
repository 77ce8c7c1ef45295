import type { Position } from "../../../../lib/rules/game";
import { pipsLeft } from "../../../../lib/rules/hands/hands";
import type { Prospect } from "../../../../lib/rules/score/prospects";
import { Dice } from "../../../support/simulate/dice";
import type { RawEntry } from "../../../support/simulate/keeper";
import { answerPrompt } from "../../../support/simulate/prompted";
import { type Law, positionsOf, somePlay } from "./law";

/** Hands that are tried against each sentence. */
const tries = 4;

/** A possible end of the hand that comes, with these hands where they are possible. */
function someHand(dice: Dice, position: Position, out: string, wished: readonly [string, number][]) {
  const prompt = position.prompts().find(({ when }) => when === "hand");
  if (!prompt) return undefined;
  const entry = answerPrompt(dice, position, prompt, [["out", out]]);
  const left = entry.left as Readonly<Record<string, number | string[]>>;
  const shaped: RawEntry = {
    ...entry,
    left: { ...left, ...Object.fromEntries(wished.filter(([id]) => id in left)) },
  };
  return [shaped, entry].find((each) => position.check(each).length === 0);
}

/** What everybody holds by an entry, by player id. */
function heldBy(position: Position, { left }: RawEntry): ReadonlyMap<string, number> {
  const pips = pipsLeft(position, position.counted, left as Record<string, number>);
  return new Map(position.players.map(({ id }, seat) => [id, pips[seat] ?? 0]));
}

/** Hands close to where a sentence turns, one of them at random on either side. */
function turningPoint(dice: Dice, position: Position, said: Prospect<string>): [string, number][] {
  const others = position.players.map(({ id }) => id).filter((id) => id !== said.who);
  const slip = () => dice.from(0, 1);
  switch (said.prospect) {
    case "out-wins":
      return said.unless.map(({ who, atMost }) => [who, atMost + slip()]);
    case "out-wins-with": {
      const share = Math.floor(said.others / others.length);
      return others.map((id, index) => [
        id,
        index === 0 ? said.others - share * (others.length - 1) - slip() : share,
      ]);
    }
    case "falls-with":
      return [[said.who, said.pips - slip()]];
    default:
      return [];
  }
}

/** Whether what was said of a hand held: the hand that was entered, and whether the player won by it. */
function came(position: Position, said: Prospect<string>, entry: RawEntry): boolean {
  const played = position.play(entry);
  if (!played.ok) return true;
  const after = played.value.position;
  const wins = after.standing().winners.includes(said.who);
  const held = heldBy(position, entry);
  const mine = held.get(said.who) ?? 0;
  switch (said.prospect) {
    case "out-wins":
      return wins === !said.unless.some(({ who, atMost }) => (held.get(who) ?? 0) <= atMost);
    case "out-wins-with":
      return wins === [...held.values()].reduce((sum, pips) => sum + pips, 0) >= said.others;
    case "falls-with": {
      const playing = after
        .prompts()
        .flatMap(({ asks }) => asks.flatMap((ask) => (ask.ask === "out" ? ask.among : [])));
      return (
        after.prompts().length === 0 ||
        playing.length === 0 ||
        playing.includes(said.who) === mine < said.pips
      );
    }
    case "cannot-win":
      return !wins;
    case "score-wins":
      return true;
  }
}

/** A run of so many points wins, and any smaller one that can be scored does not. */
function runs(
  position: Position,
  { who, points }: Extract<Prospect<string>, { prospect: "score-wins" }>,
): string[] {
  return position.prompts().flatMap(({ kind, asks }) => {
    const player = asks.find((ask) => ask.ask === "player");
    const score = asks.find((ask) => ask.ask === "score");
    return (score?.scores ?? []).flatMap((scored) => {
      const played = position.play({ kind, [player?.field ?? ""]: who, points: scored });
      const wins = played.ok && played.value.position.standing().winners.includes(who);
      return wins === scored >= points ? [] : [`${who} scores ${scored}, said was ${points}`];
    });
  });
}

const certainIsSo: Law = {
  name: "what is said to be certain about the next hand comes true, and only that",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const positions = positionsOf(game, somePlay(game, seed)).filter(({ over }) => !over);
    return dice
      .shuffled(positions)
      .slice(0, 8)
      .concat(positions.slice(-1))
      .flatMap((position) =>
        position.prospects().flatMap((said) => {
          if (said.prospect === "score-wins") return runs(position, said);
          return Array.from({ length: tries }).flatMap(() => {
            const out =
              said.prospect === "falls-with" || said.prospect === "cannot-win"
                ? dice.pick(position.players).id
                : said.who;
            const entry = someHand(dice, position, out, turningPoint(dice, position, said));
            if (!entry || entry.out !== out) return [];
            return came(position, said, entry)
              ? []
              : [
                  `${JSON.stringify(said)} ${JSON.stringify(position.standing().totals)} ${JSON.stringify(entry)}`,
                ];
          });
        }),
      );
  },
};

const gapOnTheBoard: Law = {
  name: "how far somebody is behind is the difference that the board shows",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position) => {
      const behind = position.behind();
      const { standings, totals, balances } = position.standing();
      const shown = position.rankedBy === "money" ? balances : totals;
      const first = shown[standings[0]?.player ?? ""] ?? 0;
      return standings.flatMap(({ player, rank }) => {
        const gap = behind[player];
        const right = gap === undefined ? rank > 1 : gap === Math.abs((shown[player] ?? 0) - first);
        return right ? [] : [`${player}: ${JSON.stringify({ behind, shown })}`];
      });
    }),
};

export const lookingAheadLaws: readonly Law[] = [certainIsSo, gapOnTheBoard];
