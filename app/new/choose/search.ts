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

/** The words of a name as they are compared: in lower case, without accents and apostrophes. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/[\p{M}'’]/gu, "");
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The games that have a name like what was typed, the best first: the whole name, then its beginning, then all words as
 * beginnings of its words, then as words of any of its names. How a name is written in one word or several is all the same.
 */
export function findGames(cards: readonly Card[], typed: string): readonly Found[] {
  const words = wordsOf(typed);
  const telling = words.filter((word) => !dominoes.has(word));
  const query = telling.length > 0 ? telling : words;
  if (query.length === 0) return [];
  const found = cards.flatMap((card) => card.offers.map((offer) => match(card, offer, query)));
  return found
    .filter((each) => each !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

const farthest = 3;

function match(
  card: Card,
  offer: Offer,
  query: readonly string[],
): { rank: number; found: Found } | undefined {
  const best = (names: readonly string[]) =>
    names
      .map((name) => ({ name, rank: rankOf(name, query) }))
      .reduce<{ name: string; rank: number } | undefined>(
        (least, each) => (each.rank < (least?.rank ?? farthest) ? each : least),
        undefined,
      );
  const own = best([offer.name, ...offer.places]);
  const other = best(offer.aliases);
  if (other && other.rank < (own?.rank ?? farthest))
    return { rank: other.rank, found: { card, offer, by: other.name } };
  if (own) return { rank: own.rank, found: { card, offer } };
  const close = best(offer.closeTo);
  if (close) return { rank: farthest, found: { card, offer, by: close.name, isClose: true } };
  const all = [offer.name, ...offer.aliases, ...offer.places, card.name, card.tagline].flatMap(wordsOf);
  return beginWords(query, all) || query.every((word) => dominoes.has(word))
    ? { rank: farthest, found: { card, offer } }
    : undefined;
}

/** How well a name fits, 0 the best; `farthest`: not. */
function rankOf(name: string, query: readonly string[]): number {
  const words = wordsOf(name);
  const [whole, typed] = [words.join(""), query.join("")];
  if (whole === typed) return 0;
  if (whole.startsWith(typed)) return 1;
  return beginWords(query, words) ? 2 : farthest;
}

const beginWords = (query: readonly string[], words: readonly string[]): boolean =>
  query.every((word) => words.some((each) => each.startsWith(word)));
