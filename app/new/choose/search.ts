import type { Card, Offer } from "./cards";

/** A game that was found. */
export interface Found {
  readonly card: Card;
  readonly offer: Offer;
  /** The name that matched, if it is not the game's own. */
  readonly by?: string;
  /** The matching name is not a name of this game, which only comes closest to the one that has it. */
  readonly isClose?: true;
}

/** Words for "dominoes", which all games here are, in the languages of their names. */
const dominoes = new Set(["domino", "dominos", "dominoes"]);

/** The words of a name for comparison: lower case, without accents, apostrophes and words that all games share. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/[\p{M}'’]/gu, "");
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !dominoes.has(word));
}

/**
 * The games whose names match the search, best first: the whole name, then its beginning, then every word the beginning
 * of one of its words, then of words in any of its names. Spaces inside a name do not matter.
 */
export function findGames(cards: readonly Card[], typed: string): readonly Found[] {
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const query = wordsOf(typed);
  return cards
    .flatMap((card) => card.offers.flatMap((offer) => match(card, offer, query)))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...found }) => found);
}

/** A rank below that of any name. */
const none = 3;

/** The offer with the name that matches best; nothing if no name matches all words. */
function match(card: Card, offer: Offer, query: readonly string[]): (Found & { readonly rank: number })[] {
  const best = (names: readonly string[]) =>
    names.reduce(
      (min, by) => {
        const rank = rankOf(by, query);
        return rank < min.rank ? { rank, by } : min;
      },
      { rank: none, by: "" },
    );
  const own = best([offer.name, ...offer.places]);
  const other = best(offer.aliases);
  const close = best(offer.closeTo);
  if (other.rank < own.rank) return [{ card, offer, ...other }];
  if (own.rank < none) return [{ card, offer, rank: own.rank }];
  if (close.rank < none) return [{ card, offer, rank: none, by: close.by, isClose: true }];
  const all = [offer.name, ...offer.aliases, ...offer.places, card.name, card.tagline].flatMap(wordsOf);
  return startWords(query, all) ? [{ card, offer, rank: none }] : [];
}

/** How well a name matches; 0 is best. */
function rankOf(name: string, query: readonly string[]): number {
  const words = wordsOf(name);
  const [whole, typed] = [words.join(""), query.join("")];
  if (whole === typed) return 0;
  if (whole.startsWith(typed)) return 1;
  return startWords(query, words) ? 2 : none;
}

const startWords = (query: readonly string[], words: readonly string[]): boolean =>
  query.every((word) => words.some((each) => each.startsWith(word)));
