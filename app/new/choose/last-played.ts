import type { FirstGames, PlayedHere } from "@/lib/client/first-games";
import type { Language } from "@/lib/i18n/language";
import type { Player } from "@/lib/rules/people/table";
import { sameJson } from "@/lib/rules/same-json";
import { namedParties } from "@/lib/ui/text/party-name";
import { offerIn, type SavedOffer } from "../saved/saved-offers";
import { type Card, type Choice, keyOf, type Offer } from "./cards";

/** Something that was played on this device. */
export interface LastPlayed {
  readonly key: string;
  readonly choice: Choice;
  /** The name of the game, or of the house rules. */
  readonly name: string;
  /** Who played, partners together. */
  readonly people: readonly string[];
  /** The league it counted in. */
  readonly league?: string;
}

/** How many of the games played last come first. */
const maxGames = 3;

interface Known extends Pick<FirstGames, "played" | "leagues"> {
  readonly cards: readonly Card[];
  readonly saved: readonly SavedOffer[];
}

/** The games played last, whoever played. */
export const lastGames = ({ cards, saved, played }: Omit<Known, "leagues">): readonly LastPlayed[] =>
  firstOfEach(
    played.flatMap((each) =>
      offerOf(cards, saved, each).map(({ choice, name }) => ({
        key: keyOf(choice),
        choice,
        name,
        people: [],
      })),
    ),
  ).slice(0, maxGames);

/**
 * The tables that played last, to be set up again with the same people. If a league is chosen, only its own. None once
 * somebody else was entered, whose name would be lost.
 */
export function lastTables(
  { cards, saved, played, leagues }: Known,
  { league, seated }: { readonly league: string | undefined; readonly seated: readonly Player[] },
  language: Language,
): readonly LastPlayed[] {
  const known = new Set(played.flatMap(({ next }) => next?.players.map(({ id }) => id) ?? []));
  if (seated.some(({ id }) => !known.has(id))) return [];
  const open = leagues.filter(({ isClosed }) => !isClosed);
  return firstOfEach(
    played.flatMap(({ next, sides, ...each }) => {
      if (!next || next.players.length === 0) return [];
      const { league: counted, ...setup } = next;
      const of = open.find(({ id }) => id === counted?.id);
      if (league !== undefined && of?.id !== league) return [];
      const { players } = setup;
      const people = namedParties({ players, sides }, language).map((party) => party.name);
      const alike = JSON.stringify([players.map(({ name }) => name).sort(), of?.id]);
      return offerOf(cards, saved, each).map(({ choice, name }) => ({
        key: keyOf(choice) + alike,
        choice: { ...choice, setup: { ...setup, ...(of && { league: counted }) } },
        name,
        people,
        ...(of && { league: of.name }),
      }));
    }),
  );
}

/** The game, or the house rules that it was played by. */
function offerOf(
  cards: readonly Card[],
  saved: readonly SavedOffer[],
  { game, options }: PlayedHere,
): readonly Offer[] {
  const card = cards.find(({ id }) => id === game);
  const ours = saved.find(({ rules }) => rules.game === game && sameJson(rules.options, options));
  const offer = ours?.offer ?? (card && offerIn(card, options));
  return offer ? [offer] : [];
}

const firstOfEach = (all: readonly LastPlayed[]): readonly LastPlayed[] =>
  all.filter(({ key }, index) => all.findIndex((each) => each.key === key) === index);
