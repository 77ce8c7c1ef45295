import type { Language } from "@/lib/i18n/language";
import { playersByParty } from "@/lib/rules/people/parties";
import { namesFit, shortNames } from "./short-names";

type Party = readonly { readonly name: string }[];

/** The name of players who share a total, as in sentences: "Ana and Cleo". */
export const partyName = (party: Party, language: Language): string => joined(party, language, "long");

const joined = (party: Party, language: Language, style: "long" | "short"): string =>
  party.length === 1 && party[0]
    ? party[0].name.trim()
    : new Intl.ListFormat(language, { style }).format(party.map(({ name }) => name.trim()));

/** The players who share a total, by the id of the first of them. */
export const namedParties = (game: Parameters<typeof playersByParty>[0], language: Language) =>
  playersByParty(game).flatMap((party) =>
    party[0] ? [{ id: party[0].id, name: partyName(party, language) }] : [],
  );

/** Column headings of a score sheet, with room for this many letters per line. */
export function columnHeads(columns: readonly Party[], room: number, language: Language): string[] {
  const names = columns.flat().map(({ name }) => name.trim());
  return together(columns, namesFit(names, room) ? names : shortNames(names, room), language);
}

/** The column headings that are not whole, and whom they stand for. */
export function shortHeads(columns: readonly Party[], heads: readonly string[], language: Language) {
  const whole = columnHeads(columns, Number.POSITIVE_INFINITY, language);
  return columns.flatMap((party, column) => {
    const head = heads[column] ?? "";
    return head === whole[column] ? [] : [{ head, name: partyName(party, language) }];
  });
}

/** A party in a line of this many letters: partners by a short name each. */
export function lineNames(parties: readonly Party[], room: number, language: Language): string[] {
  const isSides = parties.flat().length > parties.length;
  return together(parties, shortened(parties, isSides ? Math.floor(room / 2) - 1 : room), language);
}

/** The names of parties in a sentence, with this many letters for each player. */
export const briefNames = (parties: readonly Party[], each: number, language: Language): string[] =>
  together(parties, shortened(parties, each), language, "long");

const shortened = (parties: readonly Party[], each: number): string[] =>
  shortNames(
    parties.flat().map(({ name }) => name),
    each,
  );

/** The names of parties whose players, in order, have these names, where there is little room: "Ana & Cleo". */
function together(
  parties: readonly Party[],
  names: readonly string[],
  language: Language,
  style: "long" | "short" = "short",
): string[] {
  return parties.map((party, index) => {
    const before = parties.slice(0, index).flat().length;
    return joined(
      party.map((_, place) => ({ name: names[before + place] ?? "" })),
      language,
      style,
    );
  });
}
