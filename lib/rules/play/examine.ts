import { type ReadEntry, readEntry } from "../document/read-entry";
import type { GameTypes } from "../game-types";
import { type HandsClaim, readHands } from "../hands/hands";
import { asOneProblem, atEachHand, impossibleHands } from "../hands/impossible";
import { isSameClaim } from "../hands/same-claim";
import { peopleProblems } from "../people/people-check";
import type { Table } from "../people/table";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import { adjustProblems } from "../score/adjust";
import { gameOver, type Moment } from "./moment";

/** The problems of an entry, and the result of reading it. */
interface Examined<G extends GameTypes> {
  readonly problems: readonly Problem[];
  readonly read?: ReadEntry<G["entry"]>;
  readonly claim?: HandsClaim | undefined;
}

/** An entry accepted before: the result of reading it, and the conditions its hands were checked under. */
export interface Accepted<G extends GameTypes> {
  readonly read: ReadEntry<G["entry"]>;
  /** The table it was accepted at: the claim knows players by their seats. */
  readonly table: Table<G["options"]>;
  readonly claim: HandsClaim | undefined;
}

/**
 * Every cheap problem of an entry; if there is none, whether real tiles can make its hands. In a draft that is
 * reported as soon as it is known, even if something is missing, and at each hand concerned.
 */
export function examine<G extends GameTypes>(moment: Moment<G>, raw: unknown, isDraft = false): Examined<G> {
  if (moment.over && !isAnyTime(raw)) return { problems: [gameOver()] };
  const read = readEntry(moment, raw);
  switch (read.type) {
    case "none":
      return { problems: read.problems };
    case "end":
      return { problems: [], read };
    case "people":
      return {
        problems: oncePerPath([...read.problems, ...peopleProblems(moment, read.draft)]),
        read,
      };
    case "adjust":
      return {
        problems: oncePerPath([...read.problems, ...adjustProblems(moment.table, read.draft)]),
        read,
      };
    case "own":
      return examineOwn(moment, read, isDraft);
  }
}

function examineOwn<G extends GameTypes>(
  { rules, table, state }: Moment<G>,
  read: Extract<ReadEntry<G["entry"]>, { type: "own" }>,
  isDraft: boolean,
): Examined<G> {
  const claim = rules.hands(table, state, read.draft);
  const reading = claim && readHands(table, claim);
  const own = rules.check(table, state, read.draft);
  const cheap = oncePerPath([...read.problems, ...own, ...(reading?.problems ?? [])]);
  const inTheWay = isDraft ? cheap.filter(({ code }) => !notYet.has(code)) : cheap;
  if (inTheWay.length > 0 || !claim || !reading) return { problems: cheap, read, claim };
  const impossible = impossibleHands(table, claim, reading);
  if (!impossible) return { problems: cheap, read, claim };
  const reported = isDraft ? atEachHand(table, impossible) : asOneProblem(table, impossible);
  return { problems: [...reported, ...cheap], read, claim };
}

/** Fields that are not typed yet do not keep hands from being checked against each other. */
const notYet: ReadonlySet<string> = new Set(["missing", "hand-missing"]);

/** Checks an entry that was accepted before without reading and searching again; undefined if it has to be examined. */
export function examineAgain<G extends GameTypes>(
  moment: Moment<G>,
  accepted: Accepted<G> | undefined,
): Examined<G> | undefined {
  const { rules, table, state, over } = moment;
  if (!accepted || over || !isSameRoster(accepted.table, table)) return undefined;
  const { read, claim: before } = accepted;
  if (read.type === "people" || read.type === "adjust") return undefined;
  if (read.type !== "own") return { problems: [], read, claim: before };
  const claim = rules.hands(table, state, read.draft);
  if (!isSameClaim(claim, before)) return undefined;
  const own = rules.check(table, state, read.draft);
  return own.length > 0 ? undefined : { problems: own, read, claim };
}

/** Whether the same players sit at both tables in the same seats, and the same have left. */
const isSameRoster = (a: Table<unknown>, b: Table<unknown>): boolean =>
  a === b || rosterOf(a) === rosterOf(b);

const rosterOf = ({ players, away = [] }: Table<unknown>): string =>
  JSON.stringify([players.map(({ id }) => id), away.map(({ seat }) => seat)]);

/** Names and seats can be corrected at any time, even once the game is over. */
const isAnyTime = (raw: unknown): boolean => isRecord(raw) && (raw.kind === "rename" || raw.kind === "seats");

/** Each field reports only its first problem. */
function oncePerPath(problems: readonly Problem[]): Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ path }) => !reported.has(path) && reported.add(path));
}
