import type { Position } from "../../../../lib/rules/game";
import { pipsLeft } from "../../../../lib/rules/hands/hands";
import type { Prospect } from "../../../../lib/rules/score/prospects";
import { Dice } from "../../../support/simulate/dice";
import { answerPrompt } from "../../../support/simulate/prompted";
import type { RawEntry } from "../../../support/simulate/scorekeeper";
import { type Law, positionsOf, somePlay } from "./law";

/** Hands that are tried against each sentence. */
const tries = 4;

type WantedHands = ReadonlyMap<string, number>;

/** A possible end of the hand that comes, with these hands where they are possible. */
function someHand(dice: Dice, position: Position, out: string, wished: WantedHands) {
  const prompt = position.prompts().find(({ when }) => when === "hand");
  if (!prompt) return undefined;
  const entry = answerPrompt(dice, position, prompt, [["out", out]]);
  const shaped = Object.entries(leftIn(entry)).map(([key, held]) => {
    const pips = key.split("+").map((id) => wished.get(id));
    const sum = pips.reduce(
      (all, each) => (all === undefined || each === undefined ? undefined : all + each),
      0,
    );
    return [key, sum ?? held];
  });
  const withWanted: RawEntry = entry.left ? { ...entry, left: Object.fromEntries(shaped) } : entry;
  return [withWanted, entry].find((each) => position.check(each).length === 0);
}

const leftIn = ({ left = {} }: RawEntry) => left as Readonly<Record<string, number | string[]>>;

/** What everybody holds by an entry, by player id; what two hold together is the first's. */
function heldBy(position: Position, entry: RawEntry): ReadonlyMap<string, number> {
  const first = Object.entries(leftIn(entry)).map(([key, held]) => [key.split("+")[0] ?? "", held]);
  const pips = pipsLeft(position, position.counted, Object.fromEntries(first));
  return new Map(position.players.map(({ id }, seat) => [id, pips[seat] ?? 0]));
}

/** Whose hands count by a sentence. */
const whoseIn = (position: Position, prospect: Extract<Prospect<string>, { type: "out-wins-with" }>) =>
  prospect.whose ?? position.players.map(({ id }) => id).filter((id) => id !== prospect.who);

/** Hands close to where a sentence turns, one of them at random on either side. */
function turningPoint(dice: Dice, position: Position, prospect: Prospect<string>): WantedHands {
  const slip = () => dice.from(0, 1);
  switch (prospect.type) {
    case "out-wins":
      return new Map(prospect.unless.map(({ who, atMost }) => [who, atMost + slip()]));
    case "out-wins-with": {
      const whose = whoseIn(position, prospect);
      const share = Math.floor(prospect.others / whose.length);
      return new Map(
        whose.map((id, index) => [
          id,
          index === 0 ? prospect.others - share * (whose.length - 1) - slip() : share,
        ]),
      );
    }
    case "falls-with":
      return new Map([[prospect.who, prospect.pips - slip()]]);
    default:
      return new Map();
  }
}

/** Whether the last tile scored something besides, or counts for more. */
const hasExtras = ({ finish, pegs }: RawEntry): boolean => finish !== undefined || Boolean(pegs);

/** Whether what was said of a hand held: the hand that was entered, and whether the player won by it. */
function came(position: Position, prospect: Prospect<string>, entry: RawEntry): boolean {
  const played = position.play(entry);
  if (!played.ok) return true;
  const after = played.value.position;
  const wins = after.standing().winners.includes(prospect.who);
  const held = heldBy(position, entry);
  const mine = held.get(prospect.who) ?? 0;
  switch (prospect.type) {
    case "out-wins":
      return wins === !prospect.unless.some(({ who, atMost }) => (held.get(who) ?? 0) <= atMost);
    case "out-wins-with": {
      if (prospect.extrasAside && hasExtras(entry)) return true;
      const pips = whoseIn(position, prospect).reduce((sum, id) => sum + (held.get(id) ?? 0), 0);
      return wins === (prospect.exactly ? pips === prospect.others : pips >= prospect.others);
    }
    case "falls-with": {
      const playing = after
        .prompts()
        .flatMap(({ asks }) => asks.flatMap((ask) => (ask.type === "out" ? ask.among : [])));
      return (
        after.prompts().length === 0 ||
        playing.length === 0 ||
        playing.includes(prospect.who) === mine < prospect.pips
      );
    }
    case "cannot-win":
      return !wins;
    case "last-tile-wins": {
      const pegs = Number(entry.pegs ?? 0);
      return wins === (prospect.exactly ? pegs === prospect.points : pegs >= prospect.points);
    }
    case "hand-wins":
      return wins || !prospect.any;
    case "breaks-run": {
      const { sides = [], players } = after;
      const partners = sides.find((side) => side.includes(prospect.who)) ?? [prospect.who];
      const totals = after.standing().totals;
      return players.every(({ id }) => partners.includes(id) || totals[id] === 0);
    }
    case "score-wins":
      return true;
  }
}

/** A run of so many points wins, and any smaller one that can be scored does not. */
function runs(
  position: Position,
  { who, points, exactly }: Extract<Prospect<string>, { type: "score-wins" }>,
): string[] {
  return position.prompts().flatMap(({ kind, asks }) => {
    const player = asks.find((ask) => ask.type === "player");
    const score = asks.find((ask) => ask.type === "score");
    // What the last tile of a hand scores is no play of its own.
    if (!player || !score) return [];
    return score.scores.flatMap((scored) => {
      const played = position.play({ kind, [player.field]: who, points: scored });
      const wins = played.ok && played.value.position.standing().winners.includes(who);
      return wins === (exactly ? scored === points : scored >= points)
        ? []
        : [`${who} scores ${scored}, said was ${points}`];
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
        position.prospects().flatMap((prospect) => {
          if (prospect.type === "score-wins") return runs(position, prospect);
          return Array.from({ length: tries }).flatMap(() => {
            const out =
              prospect.type === "falls-with" || prospect.type === "cannot-win"
                ? dice.pick(position.players).id
                : prospect.who;
            const entry = someHand(dice, position, out, turningPoint(dice, position, prospect));
            if (!entry || entry.out !== out) return [];
            return came(position, prospect, entry)
              ? []
              : [
                  `${JSON.stringify(prospect)} ${JSON.stringify(position.standing().totals)} ${JSON.stringify(entry)}`,
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
