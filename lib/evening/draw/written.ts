/** Seats as places in the lot of round 1. */
export type Plan = readonly (readonly (readonly number[])[])[];

const table = (a: number, b: number, c: number, d: number) => [
  [a, b],
  [c, d],
];

/** Round 0 of a whist, by the number of people. `infinity`: the last place, which stays where it is. */
type WhistRound = readonly (readonly [number, number, number, number])[];
const infinity = -1;
const whistRounds: Readonly<Record<number, WhistRound>> = {
  5: [[1, 4, 2, 3]],
  8: [
    [infinity, 0, 1, 3],
    [2, 6, 4, 5],
  ],
  12: [
    [infinity, 0, 1, 4],
    [2, 6, 3, 8],
    [5, 7, 9, 10],
  ],
  13: [
    [1, 5, 8, 10],
    [2, 3, 4, 11],
    [6, 9, 7, 12],
  ],
  16: [
    [infinity, 0, 4, 8],
    [1, 7, 2, 3],
    [5, 10, 11, 13],
    [6, 14, 9, 12],
  ],
  17: [
    [1, 8, 2, 15],
    [3, 6, 5, 11],
    [4, 13, 9, 10],
    [7, 12, 14, 16],
  ],
  20: [
    [infinity, 0, 8, 11],
    [1, 13, 17, 18],
    [2, 6, 3, 12],
    [4, 15, 10, 16],
    [5, 7, 9, 14],
  ],
  21: [
    [1, 10, 11, 18],
    [2, 4, 9, 20],
    [3, 6, 7, 12],
    [5, 13, 15, 19],
    [8, 14, 16, 17],
  ],
  24: [
    [infinity, 0, 5, 15],
    [1, 13, 4, 12],
    [2, 22, 6, 8],
    [3, 9, 11, 16],
    [7, 21, 10, 17],
    [14, 18, 19, 20],
  ],
};

/** Nine people have no such cycle: all nine rounds. */
const whistOfNine = [
  "36-21 48-57",
  "47-02 56-38",
  "58-10 37-46",
  "60-54 72-81",
  "71-35 80-62",
  "82-43 61-70",
  "03-87 15-24",
  "14-68 23-05",
  "25-76 04-13",
].map((round) => round.split(" ").map(ofDigits));

function ofDigits(text: string) {
  const [a = 0, b = 0, c = 0, d = 0] = [...text.replace("-", "")].map(Number);
  return table(a, b, c, d);
}

/** Everybody has each partner once and each rival twice; undefined for a number without such tables. */
export function whist(people: number, round: number): Plan | undefined {
  if (people === 9) return whistOfNine[round % 9];
  const first = whistRounds[people];
  // 4k people have one who stays; of 4k + 1, one rests in turn.
  const modulo = people % 4 === 0 ? people - 1 : people;
  const turned = (place: number): number => (place === infinity ? people - 1 : (place + round) % modulo);
  return first?.map(([a, b, c, d]) => table(turned(a), turned(b), turned(c), turned(d)));
}

/** Everybody with everybody at one table. Letters are places: A is the first. */
const everybodyRounds: Readonly<Record<number, string>> = {
  5: "AD-BE AB-CE AE-CD BC-DE AC-BD",
  6: "AC-BE AB-DF CD-EF AD-BC BF-CE AF-DE BD-CF AE-CF AE-BD BC-DF AD-CE AB-EF BE-CD AF-DE AC-BF",
  7: "BC-DF AG-CE BF-DG AE-CF BD-EG AC-FG AB-DE",
};

export function everybody(people: number, round: number): Plan | undefined {
  const rounds = everybodyRounds[people]?.split(" ") ?? [];
  const letters = rounds[round % rounds.length]?.replace("-", "");
  if (letters === undefined) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = [...letters].map((letter) => letter.charCodeAt(0) - "A".charCodeAt(0));
  return [table(a, b, c, d)];
}

/** Every pair meets every other once; of an odd number one rests in each round. */
export function roundRobin(pairs: number, round: number): Plan | undefined {
  if (pairs < 2) return undefined;
  const modulo = pairs + (pairs % 2) - 1;
  const turn = round % modulo;
  const all = [[modulo, turn]];
  for (let i = 1; i < (modulo + 1) / 2; i++) all.push([(turn + i) % modulo, (turn - i + modulo) % modulo]);
  return all
    .filter((both) => both.every((place) => place < pairs))
    .map((both) => both.map((place) => [place]));
}
