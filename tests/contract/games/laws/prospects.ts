import type { Position } from "../../../../lib/rules/game";
import { pipsLeft } from "../../../../lib/rules/hands/hands";
import type { Prospect } from "../../../../lib/rules/score/prospects";
import { Dice } from "../../../support/simulate/dice";
import type { RawEntry } from "../../../support/simulate/keeper";
import { answerPrompt } from "../../../support/simulate/prompted";
import { type Law, positionsOf, somePlay } from "./law";

/** Hands tried for each prospect. */
const tries = 4;

type Wished = ReadonlyMap<string, number>;

/** A possible end of the next hand, with these hands where they are possible. */
function someHand(dice: Dice, position: Position, out: string, wished: Wished) {
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
  const withWished: RawEntry = entry.left ? { ...entry, left: Object.fromEntries(shaped) } : entry;
  return [withWished, entry].find((each) => position.check(each).length === 0);
}

const leftIn = ({ left = {} }: RawEntry) => left as Readonly<Record<string, number | string[]>>;

/** What everyone holds according to an entry, by player id; what two partners hold together belongs to the first. */
function heldBy(position: Position, entry: RawEntry): ReadonlyMap<string, number> {
  const first = Object.entries(leftIn(entry)).map(([key, held]) => [key.split("+")[0] ?? "", held]);
  const pips = pipsLeft(position, position.about.counted, Object.fromEntries(first));
  return new Map(position.players.map(({ id }, seat) => [id, pips[seat] ?? 0]));
}

/** The players whose hands a prospect counts. */
const whoseIn = (position: Position, said: Extract<Prospect<string>, { type: "out-wins-with" }>) =>
  said.whose ?? position.players.map(({ id }) => id).filter((id) => id !== said.who);

/** Hands close to a prospect's threshold, on either side of it at random. */
function turningPoint(dice: Dice, position: Position, said: Prospect<string>): Wished {
  const slip = () => dice.from(0, 1);
  switch (said.type) {
    case "out-wins":
      return new Map(said.unless.map(({ who, atMost }) => [who, atMost + slip()]));
    case "out-wins-with": {
      const whose = whoseIn(position, said);
      const share = Math.floor(said.others / whose.length);
      return new Map(
        whose.map((id, index) => [
          id,
          index === 0 ? said.others - share * (whose.length - 1) - slip() : share,
        ]),
      );
    }
    case "falls-with":
      return new Map([[said.who, said.pips - slip()]]);
    default:
      return new Map();
  }
}

/** Whether the last tile scored something extra or counts for more. */
const hasExtras = ({ finish, pegs }: RawEntry): boolean => finish !== undefined || Boolean(pegs);

/** Whether a prospect came true for the hand that was entered. */
function isTrue(position: Position, said: Prospect<string>, entry: RawEntry): boolean {
  const played = position.play(entry);
  if (!played.ok) return true;
  const after = played.value.position;
  const wins = after.standing().winners.includes(said.who);
  const held = heldBy(position, entry);
  const mine = held.get(said.who) ?? 0;
  switch (said.type) {
    case "out-wins":
      return wins === !said.unless.some(({ who, atMost }) => (held.get(who) ?? 0) <= atMost);
    case "out-wins-with": {
      if (said.extrasAside && hasExtras(entry)) return true;
      const pips = whoseIn(position, said).reduce((sum, id) => sum + (held.get(id) ?? 0), 0);
      return wins === (said.exactly ? pips === said.others : pips >= said.others);
    }
    case "falls-with": {
      const playing = after
        .prompts()
        .flatMap(({ asks }) => asks.flatMap((ask) => (ask.type === "out" ? ask.among : [])));
      return (
        after.prompts().length === 0 ||
        playing.length === 0 ||
        playing.includes(said.who) === mine < said.pips
      );
    }
    case "cannot-win":
      return !wins;
    case "last-tile-wins": {
      const pegs = Number(entry.pegs ?? 0);
      return wins === (said.exactly ? pegs === said.points : pegs >= said.points);
    }
    case "hand-wins":
      return wins || !said.any;
    case "breaks-run": {
      const { sides = [], players } = after;
      const partners = sides.find((side) => side.includes(said.who)) ?? [said.who];
      const totals = after.standing().totals;
      return players.every(({ id }) => partners.includes(id) || totals[id] === 0);
    }
    case "score-wins":
      return true;
  }
}

/** A run of this many points wins, and any smaller one that can be scored does not. */
function runs(
  position: Position,
  { who, points, exactly }: Extract<Prospect<string>, { type: "score-wins" }>,
): string[] {
  return position.prompts().flatMap(({ kind, asks }) => {
    const player = asks.find((ask) => ask.type === "player");
    const score = asks.find((ask) => ask.type === "score");
    // The score of a hand's last tile is not a play of its own.
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

const prospectsComeTrue: Law = {
  name: "a prospect for the next hand comes true exactly when its condition holds",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const positions = positionsOf(game, somePlay(game, seed)).filter(({ over }) => !over);
    return dice
      .shuffled(positions)
      .slice(0, 8)
      .concat(positions.slice(-1))
      .flatMap((position) =>
        position.prospects().flatMap((said) => {
          if (said.type === "score-wins") return runs(position, said);
          return Array.from({ length: tries }).flatMap(() => {
            const out =
              said.type === "falls-with" || said.type === "cannot-win"
                ? dice.pick(position.players).id
                : said.who;
            const entry = someHand(dice, position, out, turningPoint(dice, position, said));
            if (!entry || entry.out !== out) return [];
            return isTrue(position, said, entry)
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
  name: "how far a player is behind is the difference on the board",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position) => {
      const behind = position.behind();
      const { standings, totals, balances } = position.standing();
      const shown = position.about.rankedBy === "money" ? balances : totals;
      const first = shown[standings[0]?.player ?? ""] ?? 0;
      return standings.flatMap(({ player, rank }) => {
        const gap = behind[player];
        const right = gap === undefined ? rank > 1 : gap === Math.abs((shown[player] ?? 0) - first);
        return right ? [] : [`${player}: ${JSON.stringify({ behind, shown })}`];
      });
    }),
};

export const prospectLaws: readonly Law[] = [prospectsComeTrue, gapOnTheBoard];
