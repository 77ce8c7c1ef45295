import type { Position } from "../../../../lib/rules/game";
import type { OptionAsk } from "../../../../lib/rules/prompts";
import { isRecord } from "../../../../lib/rules/record";
import type { Json } from "../../../../lib/rules/rules";
import { inEnglish } from "../../../support/english";
import { Dice } from "../../../support/simulate/dice";
import { simulateGame, sitDown, someTable } from "../../../support/simulate/index";
import { answerPrompt, answersTo } from "../../../support/simulate/prompted";

import { type Law, positionsOf, replayed, same, somePlay } from "./law";

const dealAddsUp: Law = {
  name: "the deal adds up to the set",
  breaks: (game, seed) => {
    const { min, max } = game.seats({});
    const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return counts.flatMap((count) => {
      const setUp = someTable(game, new Dice(seed), count);
      const { deal } = sitDown(game, setUp);
      if (!deal) return [`${count} players: nothing is dealt`];
      const { box, set, each, boneyard } = deal;
      const dealt = each * count + boneyard;
      return [
        ...(dealt === set.tiles.length ? [] : [`${count} players: ${dealt} tiles of ${set.tiles.length}`]),
        ...(each >= 1 && boneyard >= 0 ? [] : [`${count} players: ${each} each, ${boneyard} left`]),
        ...(set.tiles.every((tile) => box.has(tile)) ? [] : [`${count} players: tiles that no box has`]),
      ];
    });
  },
};

const offeredOptions: Law = {
  name: "every offered option can be played",
  breaks: (game, seed) => {
    const { players, options } = someTable(game, new Dice(seed));
    const sat = game.sit(options, players);
    return sat.ok
      ? []
      : sat.error.map((problem) => `${JSON.stringify(options)}: ${inEnglish.problem(problem)}`);
  },
};

function outsideOf(ask: OptionAsk): unknown[] {
  switch (ask.type) {
    case "choice":
      return ["neither"];
    case "number":
      return [ask.min - 1, ask.max + 1];
    case "card":
      return ["", { [ask.points[0]?.point ?? ""]: "neither" }, { neither: "one" }];
    case "by-case": {
      const [one = "", ...others] = ask.cases;
      const least = Object.fromEntries(others.map((each) => [each, ask.min]));
      return [ask.min - 1, ask.max + 1, { ...least, [one]: ask.max + 1 }, least];
    }
    case "numbers":
      return [[ask.min - 1], [ask.max + 1], Array.from({ length: ask.count + 1 }, () => ask.min)];
  }
}

const boundsAreBounds: Law = {
  name: "an option just outside its offered range is refused",
  breaks: (game, seed) => {
    const { players, options } = someTable(game, new Dice(seed));
    return game.optionAsks(options, players.length).flatMap((ask) => {
      const outside = outsideOf(ask);
      return outside.flatMap((value) =>
        game.sit({ ...options, [ask.field]: value }, players).ok ? [`${ask.field} takes ${value}`] : [],
      );
    });
  },
};

const realHandsAreAccepted: Law = {
  name: "a hand that was really played is never refused",
  breaks: (game, seed) => {
    const { refused, refusedEntry } = somePlay(game, seed);
    return refused.map((problem) => `${JSON.stringify(refusedEntry)}: ${inEnglish.problem(problem)}`);
  },
};

/** Three players, each alone, may play thousands of hands before one of them wins six in a row. */
const aLongGame = { hands: 10_000 };

const gameEnds: Law = {
  name: "a game ends, or declares that it has no end of its own",
  breaks: (game, seed) => {
    const setUp = { ...someTable(game, new Dice(seed)), options: {} };
    if (!game.sit({}, setUp.players).ok) return [];
    const soon = simulateGame(game, setUp, seed);
    const { position, hands } = soon.position.early ? simulateGame(game, setUp, seed, aLongGame) : soon;
    if (!position.over) return [`not over after ${hands} hands and an end`];
    return position.early ? [`not over after ${hands} hands, and stopping it is early`] : [];
  },
};

const promptsAreAccepted: Law = {
  name: "every answer that a prompt offers is accepted",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const positions = positionsOf(game, somePlay(game, seed)).filter(({ over }) => !over);
    return positions.length === 0 ? [] : offersRefused(dice, dice.pick(positions));
  },
};

/** Every answer of every prompt in turn, with the other answers chosen at random. */
function offersRefused(dice: Dice, position: Position): string[] {
  return position.prompts().flatMap((prompt) =>
    prompt.asks.flatMap((ask) => {
      if (ask.type === "hands") return [];
      return answersTo(ask).flatMap((answer) => {
        const entry = answerPrompt(dice, position, prompt, [answer]);
        return position
          .check(entry)
          .map((problem) => `${JSON.stringify(entry)}: ${inEnglish.problem(problem)}`);
      });
    }),
  );
}

const handsThatMayBeMissing: Law = {
  name: "a hand may be left uncounted where the prompt allows it, and then changes nothing",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    return positionsOf(game, somePlay(game, seed))
      .filter(({ over }) => !over)
      .flatMap((position) => {
        const prompt = position.prompts().find(({ asks }) => asks.some(({ type }) => type === "hands"));
        const hands = prompt?.asks.find((ask) => ask.type === "hands");
        if (!prompt || !hands) return [];
        const entry = answerPrompt(dice, position, prompt);
        if (!isRecord(entry.left)) return [];
        const [[dropped = ""] = [], ...left] = dice.shuffled(
          Object.entries(entry.left as Readonly<Record<string, Json>>),
        );
        const fewer = { ...entry, left: Object.fromEntries(left) };
        const [all, some] = [entry, fewer].map((each) => position.play(each));
        if (!all?.ok || !some) return [`${JSON.stringify(entry)} is refused`];
        const isPartner = position.sides?.some((side) =>
          [dropped, entry.out].every((id) => side.includes(String(id))),
        );
        const isOptional = hands.optionalOnceOut === "partner" ? isPartner : hands.optionalOnceOut;
        if (!isOptional || entry.out === null)
          return !some.ok && some.error.every(({ code }) => code === "hand-missing")
            ? []
            : [`${JSON.stringify(fewer)} should miss a hand`];
        if (!some.ok) return [`${JSON.stringify(fewer)} is refused: ${some.error[0]?.code}`];
        const [standing, without] = [all.value, some.value].map((played) => [
          played.position.standing(),
          played.round,
        ]);
        return same(standing, without) ? [] : [`${JSON.stringify(fewer)} comes to something else`];
      });
  },
};

const halfTypedIsPossible: Law = {
  name: "a half-typed hand that was really played is never reported as impossible",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const play = somePlay(game, seed);
    const positions = positionsOf(game, play);
    return play.sheet.entries.flatMap((entry, index) => {
      const left: unknown = Reflect.get(Object(entry), "left");
      const position = positions[index];
      if (!isRecord(left) || !position) return [];
      const hands = dice.shuffled(Object.entries(left));
      const typed = Object.fromEntries(hands.slice(0, dice.from(0, hands.length)));
      const { out: _, ...unsaid } = Object(entry);
      const draft = { ...(dice.chance(0.5) ? entry : unsaid), left: typed };
      return position
        .checkDraft(draft)
        .filter(({ code }) => code !== "missing" && code !== "hand-missing")
        .map((problem) => `${JSON.stringify(draft)}: ${inEnglish.problem(problem)}`);
    });
  },
};

const finishedGamesAcceptNothing: Law = {
  name: "a game in progress prompts for entries, and a finished game accepts none",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const play = somePlay(game, seed);
    return positionsOf(game, play).flatMap((position) => {
      const asks = position.prompts();
      const next = Object.keys(position.next());
      if (!position.over)
        return asks.length > 0 && next.length > 0 ? [] : ["asks for nothing, and is not over"];
      // Names and seats can be corrected at any time.
      const late = play.sheet.entries.filter((entry) => !["rename", "seats"].includes(kindOf(entry)));
      const codes = [null, { kind: "end" }, dice.pick(late)].map((entry) =>
        position
          .check(entry)
          .map(({ code }) => code)
          .join(),
      );
      return [
        ...(asks.length === 0 && next.length === 0 ? [] : ["is over and asks for more"]),
        ...(codes.every((code) => code === "game-over") ? [] : [`is over and says ${codes}`]),
      ];
    });
  },
};

const openedLiesOnTable: Law = {
  name: "the tile that opened a round is on the table, and no more rounds are played than can be opened",
  breaks: (game, seed) => {
    const play = somePlay(game, seed);
    const positions = positionsOf(game, play);
    const opened = play.sheet.entries.flatMap((entry, index) => {
      const tile = positions[index]?.opened(entry)?.tile;
      const lies = tile === undefined || positions[index]?.hands(entry)?.onTable.includes(tile);
      return lies ? [] : [`${tile} opened ${JSON.stringify(entry)} and does not lie there`];
    });
    const openings = positions[0]?.about.openings;
    const moved = play.sheet.entries.some((entry) => ["join", "leave", "return"].includes(kindOf(entry)));
    const rounds = replayed(game, play.sheet)?.rounds.length ?? 0;
    return openings && !moved && rounds > openings.length
      ? [...opened, `${rounds} rounds, and ${openings.length} can be opened`]
      : opened;
  },
};

const kindOf = (entry: unknown): string => String(Reflect.get(Object(entry), "kind"));

export const playingLaws: readonly Law[] = [
  dealAddsUp,
  offeredOptions,
  boundsAreBounds,
  realHandsAreAccepted,
  gameEnds,
  promptsAreAccepted,
  handsThatMayBeMissing,
  halfTypedIsPossible,
  finishedGamesAcceptNothing,
  openedLiesOnTable,
];
