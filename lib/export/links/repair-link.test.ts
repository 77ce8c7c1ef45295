import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repairLink } from "./repair-link";
import { readSecretLink, type SecretLink, secretAddress } from "./secret-link";
import { hasSecret, idInQuery } from "./traces";

const hex = (digits: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: digits, maxLength: digits });
const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const secretOf = (length: number, most = length) =>
  fc.string({ unit: fc.constantFrom(...base64url), minLength: length, maxLength: most });
const uuid = fc
  .tuple(hex(8), hex(4), hex(3), hex(3), hex(12))
  .map(([a, b, c, d, e]) => `${a}-${b}-7${c}-8${d}-${e}`);
const someKeyLink: fc.Arbitrary<SecretLink> = fc.record({
  page: fc.constantFrom("/play", "/hand", "/evening", "/l/edit"),
  id: uuid,
  secret: secretOf(32),
});
const someLink: fc.Arbitrary<SecretLink> = fc.oneof(
  someKeyLink,
  fc.record({ page: fc.constant("/new" as const), id: fc.constant(""), secret: secretOf(60, 300) }),
);
const origins = ["https://pips.example.org", "http://192.168.178.20:3000"];
const someAddress = fc
  .tuple(someLink, fc.constantFrom(...origins))
  .map(([link, origin]) => ({ link, address: origin + secretAddress(link) }));

const breakAt = (by: string, every: number) => (text: string) =>
  (text.match(new RegExp(`.{1,${every}}`, "g")) ?? []).join(by);
const proofpoint = (text: string) =>
  encodeURIComponent(text.replaceAll("-", "-2D").replaceAll("_", "-5F"))
    .replaceAll("%2F", "_")
    .replaceAll("%", "-");

/** What programs for mail and chat do to an address without losing anything of it. */
const harmless: Readonly<Record<string, (address: string) => string>> = {
  "nothing at all": (address) => address,
  "words around it": (address) => `Come and keep score: ${address} See you!`,
  "a full stop": (address) => `${address}.`,
  "angle brackets": (address) => `<${address}>`,
  "only the closing bracket": (address) => `${address}>`,
  parentheses: (address) => `(${address})`,
  quotes: (address) => `“${address}”`,
  "marks of emphasis": (address) => `_${address}_`,
  "a Markdown link": (address) => `[${address}](${address})`,
  "a Slack link": (address) => `<${address}|${address.slice(0, 20)}…>`,
  "an attribute of HTML": (address) => `<a href="${address.replaceAll("&", "&amp;")}">`,
  "entities twice": (address) => address.replaceAll("&", "&amp;").replaceAll("&", "&amp;"),
  "numeric entities": (address) => address.replaceAll("&", "&#38;").replaceAll("#c", "&#x23;c"),
  "an encoded hash": (address) => address.replace("#", "%23"),
  "an encoded fragment": (address) => {
    const [before, fragment = ""] = address.split("#");
    return `${before}#${encodeURIComponent(fragment)}`;
  },
  "an encoded fragment, hash included": (address) => {
    const [before, fragment = ""] = address.split("#");
    return `${before}${encodeURIComponent(`#${fragment}`)}`;
  },
  "a safe link": (address) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7C%7C08&reserved=0`,
  "a safe link in another redirect": (address) =>
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.example/?u=${encodeURIComponent(address)}`)}&sa=D`,
  "a link of urldefense": (address) => `https://urldefense.com/v3/__${address.replace("#", "*")}__;Iw!!abc$`,
  "an older link of urldefense": (address) =>
    `https://urldefense.proofpoint.com/v2/url?u=${proofpoint(address)}&d=DwMFaQ&c=x`,
  "lines of 76 letters": breakAt("\r\n", 76),
  "lines of a quoted mail": (address) => `> ${breakAt("\n> ", 40)(address)}\n> and so on`,
  "quoted-printable lines": (address) => breakAt("=\r\n", 75)(address.replaceAll("=", "=3D")),
  "spaces in the middle": breakAt(" ", 33),
  "invisible breaks": breakAt("\u200b", 20),
  "an end cut off": (address) => address.slice(0, -9),
  "an end cut off after an encoded hash": (address) => address.replace("#", "%23").slice(0, -5),
};

describe("a link with a check", () => {
  it.each(Object.entries(harmless))("is the same after %s", (_, damage) =>
    fc.assert(
      fc.property(someAddress, ({ link, address }) => {
        expect(repairLink(damage(address))).toEqual(link);
      }),
      { numRuns: 40 },
    ),
  );

  it("is the same after any two of these, or known to be damaged", () => {
    const damages = fc.constantFrom(...Object.values(harmless));
    fc.assert(
      fc.property(someAddress, damages, damages, ({ link, address }, first, second) => {
        expect([link, "damaged", undefined]).toContainEqual(repairLink(second(first(address))));
      }),
      { numRuns: 500 },
    );
  });

  it("is never taken for another, whatever is cut out of it, put into it or changed", () => {
    const someDamage = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      lost: fc.nat({ max: 40 }),
      added: fc.string({ unit: fc.constantFrom(...base64url, ..." &=#%.)>\n"), maxLength: 6 }),
    });
    fc.assert(
      fc.property(
        someAddress,
        fc.array(someDamage, { minLength: 1, maxLength: 3 }),
        ({ link, address }, all) => {
          const damaged = all.reduce((text, { at, lost, added }) => {
            const from = Math.floor(at * text.length);
            return text.slice(0, from) + added + text.slice(from + lost);
          }, address);
          expect([link, "damaged", undefined]).toContainEqual(repairLink(damaged));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("of which the end is missing is the same, or known to be damaged, at every length", () =>
    fc.assert(
      fc.property(someAddress, ({ link, address }) => {
        const fragment = address.indexOf("#") + 2;
        for (let length = address.length; length >= fragment; length--) {
          const rest = address.slice(0, length);
          const isWhole = length >= address.length - "&end=here".length;
          expect(repairLink(rest)).toEqual(isWhole ? link : "damaged");
          expect(hasSecret(new URL(rest).hash)).toBe(true);
        }
      }),
      { numRuns: 20 },
    ));

  it("whose letters became all small or large is known to be damaged", () =>
    fc.assert(
      fc.property(someAddress, ({ link, address }) => {
        fc.pre(/[a-z]/.test(link.secret) && /[A-Z]/.test(link.secret));
        expect(repairLink(address.toLowerCase())).toBe("damaged");
        expect(repairLink(address.toUpperCase())).toBe("damaged");
      }),
      { numRuns: 20 },
    ));
});

describe("a link of an earlier version, without a check", () => {
  const earlier = fc.tuple(someKeyLink, fc.constantFrom(...origins)).map(([link, origin]) => ({
    link,
    address: `${origin}${secretAddress(link)
      .replace(/check=.{8}&/, "")
      .replace("&end=here", "")}`,
  }));

  it("goes on working, with what stands around it", () =>
    fc.assert(
      fc.property(earlier, ({ link, address }) => {
        expect(readSecretLink(address)).toEqual(link);
        const { "a safe link": safe, "an encoded hash": hash } = harmless;
        for (const text of [
          `${address}.`,
          `<${address}>`,
          `Here: ${address} !`,
          safe?.(address),
          hash?.(address),
        ])
          expect(repairLink(text ?? "")).toEqual(link);
      }),
      { numRuns: 40 },
    ));

  it("whose key is too short for one is known to be damaged", () =>
    fc.assert(
      fc.property(earlier, fc.integer({ min: 11, max: 36 }), ({ address }, lost) => {
        expect(repairLink(address.slice(0, -lost))).toBe("damaged");
      }),
      { numRuns: 40 },
    ));
});

it.each([
  "",
  "hello",
  "https://pips.example.org/rules",
  "https://pips.example.org/play?game=01940000-0000-7000-8000-000000000000&correct=3",
  "https://pips.example.org/watch?game=01940000-0000-7000-8000-000000000000",
  `${"&amp;%25".repeat(3_000)}`,
])("repairLink finds no link with a secret in other texts (%#)", (text) => {
  expect(repairLink(text)).toBeUndefined();
  expect(hasSecret(text.slice(text.indexOf("?")))).toBe(false);
});

it("idInQuery leaves out what was added to the id of a game", () => {
  const id = "01940000-0000-7000-8000-00000000003c";
  for (const added of ["", ")", ">", ".", "#check=abc", " and"]) expect(idInQuery(id + added)).toBe(id);
  expect(idInQuery("mine")).toBe("mine");
});
