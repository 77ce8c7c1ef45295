import type { Language } from "@/lib/i18n/language";
import { playersByParty } from "@/lib/rules/people/parties";
import { namesFit, shortNames } from "./short-names";

type Party = readonly { readonly name: string }[];

/** What those who share a total are called together: "Ana & Cleo". */
export const partyName = (party: Party, language: Language): string =>
  new Intl.ListFormat(language, { style: "short" }).format(party.map(({ name }) => name.trim()));

/** Who shares a total, by the id of the first of them. */
export const namedParties = (game: Parameters<typeof playersByParty>[0], language: Language) =>
  playersByParty(game).flatMap((party) =>
    party[0] ? [{ id: party[0].id, name: partyName(party, language) }] : [],
  );

/** What stands above the columns of a score sheet, where a line has room for so many letters. */
export function columnHeads(columns: readonly Party[], room: number, language: Language): string[] {
  const names = columns.flat().map(({ name }) => name.trim());
  const heads = namesFit(names, room) ? names : shortNames(names, room);
  return columns.map((party, index) => {
    const before = columns.slice(0, index).flat().length;
    return partyName(
      party.map((_, place) => ({ name: heads[before + place] ?? "" })),
      language,
    );
  });
}
