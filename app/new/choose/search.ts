import type { Card, Offer } from "./cards";

/** A game that was looked for. */
export interface Found {
  readonly card: Card;
  readonly offer: Offer;
  /** The name that it was found by, where that is not its own. */
  readonly by?: string;
  /** It does not have the name that it was found by: it only comes closest to the game that does. */
  readonly isClose?: true;
}

/** What every game here is, in the languages that games have names in. */
const dominoes = new Set(["domino", "dominos", "dominoes"]);

/** The words of a name as they are compared: in lower case, without accents and apostrophes, but for what all games are. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/[\p{M}'’]/gu, "");
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !dominoes.has(word));
}

/**
 * The games that have a name like what was typed, the best first: the whole name, then its beginning, then all words as
 * beginnings of its words, then as words of any of its names. How a name is written in one word or several is all the same.
 */
export function findGames(cards: readonly Card[], typed: string): readonly Found[] {
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const query = wordsOf(typed);
  return cards
    .flatMap((card) => card.offers.flatMap((offer) => match(card, offer, query)))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _, ...found }) => found);
}

/** A rank that no name has by itself. */
const none = 3;

/** The offer with the name that fits best; nothing where none of its words fits. */
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

/** How well a name fits, 0 the best. */
function rankOf(name: string, query: readonly string[]): number {
  const words = wordsOf(name);
  const [whole, typed] = [words.join(""), query.join("")];
  if (whole === typed) return 0;
  if (whole.startsWith(typed)) return 1;
  return startWords(query, words) ? 2 : none;
}

const startWords = (query: readonly string[], words: readonly string[]): boolean =>
  query.every((word) => words.some((each) => each.startsWith(word)));
