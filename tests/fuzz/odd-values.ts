import type { Dice } from "../support/simulate/dice";

/** Real but unusual names, and hostile ones. */
export const oddNames = [
  "👨‍👩‍👧‍👦".repeat(40),
  "مريم بنت خالد",
  "שרה‎ ‏ABC",
  "\u202eevil\u202c",
  "Z̷̡̢̛͎̲͍̟̐͊̃̕a̵̢̛̭̗͙͗͊̓͠l̶̰̮̟̈́̈́͗͜g̴̛̹̮̾̎̄o̸͍͂",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  '=cmd|" /C calc"!A0',
  "+1+1",
  "@SUM(A1)",
  "-2",
  "a\r\nb\nc\td",
  "\u0000",
  "\ud800",
  "\ufeff",
  "\u2028\u2029",
  "ﷺ".repeat(50),
  "' OR 1=1 --",
  "{{7*7}}",
  "../../etc/passwd",
  "%00%0d%0aSet-Cookie: a=b",
  " ",
  "",
];

const special = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "length",
  "then",
  "id",
];

const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-7,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  999_999_999,
  60,
  61,
  12.5,
];

const strings = [
  ...oddNames,
  ...special,
  "6-6",
  "0-0",
  "12-12",
  "99-99",
  "6-",
  "x-y",
  "2026-02-30",
  "2026-11-21",
  "9999999-01-01",
  "null",
  "NaN",
  "2026-11-21T19:30:00.000Z",
  "2026-11-21T25:61:61Z",
  "+275760-09-13T00:00:00.001Z",
  "Europe/Berlin",
  "EUR",
  "019ab000-0000-7000-8000-000000000000",
  "00000000-0000-0000-0000-000000000000",
  "😀",
  "ﬀ",
  "İ",
];

/** A key with a special meaning for objects, or an ordinary one. */
export const oddKey = (dice: Dice): string => dice.pick([...special, ...oddNames, "kind", "name", "0", "-1"]);

/** Throws when it is compared with a number or converted to a string. */
const uncomparable = { valueOf: 1, toString: 1 };
const pretenders = [{ length: uncomparable }, { size: uncomparable }, uncomparable, { length: 3 }];

/** A value that no field expects, occasionally large or deep. */
export function oddValue(dice: Dice, depth = 0): unknown {
  switch (dice.from(0, depth > 3 ? 4 : 7)) {
    case 0:
      return structuredClone(dice.pick([null, true, false, ...pretenders]));
    case 1:
      return dice.pick(numbers);
    case 2:
    case 3:
      return dice.pick(strings);
    case 4:
      return dice.chance(0.02) ? dice.pick(strings).repeat(dice.from(1, 2_000)) : dice.from(-200, 200);
    case 5:
      return Array.from({ length: dice.from(0, dice.chance(0.02) ? 300 : 4) }, () =>
        oddValue(dice, depth + 1),
      );
    case 6:
      return Object.fromEntries(
        Array.from({ length: dice.from(0, 4) }, () => [oddKey(dice), oddValue(dice, depth + 1)]),
      );
    default:
      return nested(dice.from(1, dice.chance(0.05) ? 300 : 70), dice.chance(0.5));
  }
}

function nested(depth: number, asList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = asList ? [value] : { a: value };
  return value;
}
