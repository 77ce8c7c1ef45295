import type { GameView } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import type { PlayerTerms, Position } from "@/lib/rules/game";
import { counterpart, playersByParty } from "@/lib/rules/people/parties";
import { readMove } from "@/lib/rules/people/people";
import { playerRecord } from "@/lib/rules/people/table";
import { isRecord } from "@/lib/rules/record";
import { sumOfTerms } from "@/lib/rules/score/terms";
import { moneyText } from "@/lib/ui/text/money-text";
import { briefNames, partyName } from "@/lib/ui/text/party-name";

/** What the last entry that scored added, by player id: points, or minor units if money ranks. */
export type Added = Readonly<Record<string, number>>;

/** A hand or round, or points scored during it; not changes of players, penalties or stars. */
export function lastAdded({ lines, log, position }: GameView): Added {
  for (const [index, line] of [...lines.entries()].reverse()) {
    if (line.type !== "entry" || line.effective === undefined || readMove(line.effective)) continue;
    const added = amountsOf(position, termsOf(log.before(index) ?? position, line.effective, position));
    if (log.roundOf(index)) return position.about.aim === "few" ? added : withoutNothing(added);
    if (position.about.aim === "many" && Object.values(added).some((value) => value > 0))
      return withoutNothing(added);
  }
  return {};
}

/** The terms of an entry, by those who play now: who sits in for somebody has what that side earned. */
const termsOf = (then: Position, entry: unknown, now: Position): Readonly<Record<string, PlayerTerms>> => {
  const terms = then.explain(entry);
  return playerRecord(
    now.players.flatMap(({ id }): [string, PlayerTerms][] => {
      const of = terms[counterpart(then, now, id)];
      return of ? [[id, of]] : [];
    }),
  );
};

const amountsOf = ({ about: { rankedBy } }: Position, terms: Readonly<Record<string, PlayerTerms>>): Added =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([id, { [rankedBy]: of }]) =>
      of.length === 0 ? [] : [[id, sumOfTerms(of)]],
    ),
  );

const withoutNothing = (added: Added): Added =>
  Object.fromEntries(Object.entries(added).filter(([, value]) => value !== 0));

/** Up to this many are listed; of more, the best and the range of the others. */
const maxNamed = 4;

/** In a narrow bar, names of more letters than this together are shortened, each to so many, and only so many listed. */
const narrow = { all: 30, each: 12, named: 2 };

/**
 * The effect of an entry in a few words: "Ann +85", "Bo and Cleo divide 1.00". `isNarrow`: for the bar that shows it
 * right after it is made, where long names would take many lines.
 */
export function worthInWords(
  position: Position,
  body: unknown,
  words: Words,
  language: Language,
  isNarrow = false,
): string {
  const summary = position.handSummary(body);
  // What the losers of a run lost says nothing of those who won the hand.
  if (summary?.sentBack) return speaker(language).text(summary.text);
  const kind = isRecord(body) ? body.kind : undefined;
  const prompt = position.prompts().find((each) => each.kind === kind);
  const scores = prompt?.when === "hand" || prompt?.asks.some(({ type }) => type === "score");
  const terms = scores ? position.explain(body) : {};
  const parties = playersByParty(position);
  const whole = parties.map((party) => partyName(party, language));
  const isLong = isNarrow && whole.join("").length > narrow.all;
  const names = isLong ? briefNames(parties, narrow.each, language) : whole;
  const named = parties.map(([first], index) => ({ name: names[index] ?? "", of: terms[first?.id ?? ""] }));
  const worth = scores
    ? scoredIn(position, named, isLong ? narrow.named : maxNamed, words.table, language)
    : "";
  const described = worth === "" ? position.describe(body) : undefined;
  return described ? speaker(language).text(described) : worth;
}

function scoredIn(
  position: Position,
  named: readonly { readonly name: string; readonly of: PlayerTerms | undefined }[],
  most: number,
  t: Words["table"],
  language: Language,
): string {
  const scores = named.flatMap(({ name, of }) =>
    of && of.points.length > 0 ? [{ name, value: sumOfTerms(of.points) }] : [],
  );
  const won = named.flatMap(({ name, of }) => {
    const value = sumOfTerms((of?.money ?? []).filter((term) => term.value > 0));
    return value > 0 ? [{ name, value }] : [];
  });
  const money = moneyText(
    won.reduce((all, { value }) => all + value, 0),
    language,
  );
  const pot = won.length === 0 ? "" : t.wonMoney({ names: won.map(({ name }) => name), money });
  if (position.about.rankedBy === "money") return pot;
  return [pointsIn(position, scores, most, t), pot].filter((text) => text !== "").join(". ");
}

interface Scored {
  readonly name: string;
  readonly value: number;
}

function pointsIn(
  { about: { aim } }: Position,
  scores: readonly Scored[],
  most: number,
  t: Words["table"],
): string {
  if (aim === "many") return t.earned({ scores });
  if (scores.length <= most) return t.addedEach({ scores });
  const [best, ...others] = [...scores].sort((a, b) => a.value - b.value);
  const [min, max] = [others.at(0)?.value ?? 0, others.at(-1)?.value ?? 0];
  return best ? t.addedBetween({ best, min, max }) : "";
}
