import { defineGame } from "../../rules/define-game";
import type { Draft } from "../../rules/document/entry";
import { closingText } from "../../rules/hands/closing";
import type { HandsClaim } from "../../rules/hands/hands";
import { idOf, nameOf, type Seat, seatOf, seatsOf, seatsPlaying } from "../../rules/people/table";
import { moneyAsk, numberAsk, targetRange } from "../../rules/presets/option-asks";
import type { Problem } from "../../rules/problem";
import { outAndHands, type Prompt } from "../../rules/prompts";
import { err, ok } from "../../rules/result";
import { payOut } from "../../rules/score/money";
import { maxPips, type Prospect } from "../../rules/score/prospects";
import { kernelProblem, kernelText } from "../../rules/texts";
import { stockThatStays } from "../../rules/tiles/deal";
import { type PoolStar, poolEntries } from "./entries";
import { explainPool } from "./explain";
import { poolPeople } from "./people";
import { applyPool, isDecided, isHundredUp, type PoolState, poolStart, seatsIn, starTotal } from "./state";
import {
  dominoPoolOptions,
  maxStars,
  type PoolTable,
  poolCounted,
  poolDeal,
  poolSeats,
  poolSet,
  usualStars,
} from "./table";
import { problem, text } from "./texts";
import type { PoolTypes } from "./types";

/** Domino Pool, hand by hand or a hundred up. Source: docs/scoresheet.md, `domino-pool`. */
export const dominoPool = defineGame<PoolTypes>({
  id: "domino-pool",
  aim: "few",
  options: dominoPoolOptions,
  entries: poolEntries,
  seats: () => poolSeats,
  fit: (written, players) => {
    const max = maxStars(players);
    const stars = written.stars ?? usualStars(players);
    if (stars > max) return err([problem("out-of-range/stars", "/stars", { most: max })]);
    return ok({ ...written, stars, starCost: written.starCost ?? written.stake });
  },
  optionAsks: (written, players) => {
    const mode = {
      type: "choice",
      field: "mode",
      label: text("mode"),
      choices: [
        { value: "simple", label: text("mode-simple") },
        { value: "hundred-up", label: text("mode-hundred-up") },
      ],
      value: written.mode,
    } as const;
    const draw = {
      type: "choice",
      field: "draw",
      label: text("draw"),
      choices: [
        { value: false, label: text("draw-no") },
        { value: true, label: text("draw-yes") },
      ],
      value: written.draw,
    } as const;
    const stake = moneyAsk("stake", text("stake"), written.stake);
    if (written.mode === "simple") return [mode, stake, draw];
    return [
      mode,
      stake,
      numberAsk("target", text("target"), targetRange, written.target, "points"),
      numberAsk(
        "stars",
        text("stars"),
        { min: 0, max: Math.max(0, maxStars(players)) },
        written.stars ?? usualStars(players),
        "players",
      ),
      moneyAsk("starCost", text("starCost"), written.starCost ?? written.stake),
      draw,
    ];
  },
  start: poolStart,
  deal: (_table, state) => poolDeal(seatsIn(state).length),
  about: (table) => ({
    counted: poolCounted,
    endless: !isHundredUp(table),
    rankedBy: isHundredUp(table) ? "points" : "money",
  }),
  kinds: (table) => (isHundredUp(table) ? ["hand", "star"] : ["hand"]),
  prompts: poolPrompts,
  hands: (table, state, draft) =>
    draft.kind === "hand"
      ? { entered: { out: draft.out, left: draft.left }, ...poolLimits(table, state) }
      : undefined,
  check: (table, state, draft) =>
    draft.kind === "star" ? starProblems(table, state, draft) : handProblems(table, state),
  // Entering a hand declines the stars that are still offered.
  unusual: (table, { offers }, draft) =>
    draft.kind === "hand" && offers.length > 0
      ? [{ path: "", question: text("hand-declines", { names: offers.map((seat) => nameOf(table, seat)) }) }]
      : [],
  apply: applyPool,
  explain: explainPool,
  tally: (table, state) => ({
    totals: state.totals,
    purse: state.purse,
    keys: isHundredUp(table)
      ? // Those in before those out; the later out the better; then the lower total.
        state.totals.map((total, seat) => [-(state.outIn[seat] ?? Number.MAX_SAFE_INTEGER), total])
      : state.purse.balances.map((balance) => [-balance]),
    over: isDecided(state),
  }),
  handBack: (table, state) => ({ ...state, purse: payOut(state.purse, seatsPlaying(table), "seat-order") }),
  pot: (table, { purse }) =>
    isHundredUp(table) ? undefined : purse.pool + table.options.stake * seatsPlaying(table).length,
  people: poolPeople,
  next: (table, state) => {
    const playing = seatsIn(state);
    const inGame = { in: playing.map((seat) => idOf(table, seat)) };
    const each = poolDeal(playing.length)?.each;
    const deal = each === undefined ? {} : { deal: each };
    if (!isHundredUp(table)) return { ...inGame, ...deal };
    const mayStar = state.offers.map((seat) => idOf(table, seat));
    return { ...inGame, mayStar, pays: table.options.starCost, ...deal };
  },
  headline: (table, state) => {
    const hand = state.hands + 1;
    if (!isHundredUp(table)) return text("simple-hand", { hand, stake: table.options.stake });
    if (isDecided(state)) return text("finished");
    const [offered] = state.offers;
    if (offered !== undefined) return text("may-star-first", { name: nameOf(table, offered) });
    return text("hundred-up-hand", { hand, in: seatsIn(state).length });
  },
  marks: (table, state) =>
    seatsOf(table).flatMap((seat) => {
      const player = idOf(table, seat);
      if (state.offers.includes(seat)) return [{ player, mark: text("may-star") }];
      return state.outIn[seat] === null ? [] : [{ player, mark: text("out") }];
    }),
  prospects: poolProspects,
  starts: () => text("starts"),
  describe: (table, entry) => {
    if (entry.kind === "hand") return closingText(table, poolCounted, entry);
    const name = nameOf(table, seatOf(table, entry.player) ?? 0);
    return entry.take ? text("took-star", { name }) : text("declined-star", { name });
  },
});

/** Without drawing no hand grows beyond its deal; with it, two tiles of the stock stay. Source: docs/scoresheet.md. */
function poolLimits(table: PoolTable, state: PoolState): Omit<HandsClaim, "entered"> {
  const holders = seatsIn(state);
  const { draw } = table.options;
  const tiles = poolSet.tiles.length - (draw ? stockThatStays : 0);
  const each = poolDeal(holders.length)?.each ?? 0;
  const claim = {
    counted: poolCounted,
    holders,
    onTable: [],
    maxWhenOut: tiles - each,
    maxWhenBlocked: tiles,
    optionalOnceOut: !isHundredUp(table),
  };
  return draw ? claim : { ...claim, maxEach: each };
}

/** Which hand would put which player out; with two in and no star to come, that the other one then wins. */
function poolProspects(table: PoolTable, state: PoolState): Prospect<Seat>[] {
  const playing = seatsIn(state);
  if (!isHundredUp(table) || playing.length < 2) return [];
  const { maxEach, maxWhenOut } = poolLimits(table, state);
  const max = maxPips(poolCounted, [], maxEach ?? maxWhenOut);
  const falls = playing.flatMap((who) => {
    const pips = table.options.target - (state.totals[who] ?? 0);
    return pips > max ? [] : [{ type: "falls-with" as const, who, pips }];
  });
  // A star taken first would bring a third player back.
  if (playing.length > 2 || state.offers.length > 0) return falls;
  const mayStarYet = (seat: Seat) =>
    !state.everOut.includes(seat) && state.everOut.length < table.options.stars;
  const wins = falls.flatMap(({ who: other, pips }) =>
    mayStarYet(other)
      ? []
      : playing
          .filter((who) => who !== other)
          .map((who) => ({ type: "out-wins-with" as const, who, others: pips })),
  );
  return [...falls, ...wins];
}

function poolPrompts(table: PoolTable, state: PoolState): Prompt[] {
  const playing = seatsIn(state).map((seat) => idOf(table, seat));
  const [offered] = state.offers;
  const star: Prompt[] =
    offered === undefined
      ? []
      : [
          {
            kind: "star",
            when: "offer",
            title: text("star-offer", { name: nameOf(table, offered) }),
            asks: [
              { type: "given", field: "player", value: idOf(table, offered) },
              {
                type: "offer",
                field: "take",
                player: idOf(table, offered),
                price: table.options.starCost,
                total: starTotal(state),
              },
            ],
          },
        ];
  if (playing.length < 2) return star;
  const hand: Prompt = {
    kind: "hand",
    when: "hand",
    title: kernelText("end-of-hand"),
    asks: outAndHands(playing, { optionalOnceOut: !isHundredUp(table) }),
  };
  return [...star, hand];
}

function handProblems(table: PoolTable, state: PoolState): Problem[] {
  if (seatsIn(state).length >= 2) return [];
  const names = state.offers.map((seat) => nameOf(table, seat));
  return [problem("star-first", "/kind", { names })];
}

/** Offers are answered in the order of going out. */
function starProblems(table: PoolTable, state: PoolState, { player }: Draft<PoolStar>): Problem[] {
  const path = "/player";
  if (player === undefined) return [];
  const seat = seatOf(table, player);
  if (seat === undefined) return [kernelProblem("no-such-player", path, { id: player })];
  const name = nameOf(table, seat);
  const [first] = state.offers;
  if (first === undefined || !state.offers.includes(seat))
    return [problem("no-star-offered", path, { name })];
  if (first === seat) return [];
  return [problem("star-out-of-turn", path, { name, first: nameOf(table, first) })];
}
