import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Twin } from "@/lib/client/store/device-store";
import { catalogue } from "@/lib/i18n/catalogues";
import { leagueReply } from "@/tests/support/league/league-reply";
import { TwinsCard } from "./lazy-twins-card";

const t = catalogue("keeping", "en");
const twin: Twin = { player: "ours", as: "theirs", name: "Viola", changes: [] };
const league = leagueReply({ name: "Friday" });

async function keysOf(twins: readonly Twin[], players?: readonly string[]): Promise<string[]> {
  await TwinsCard.fetch();
  const stored = { id: league.id, key: "k", known: league, waiting: [], refused: [], revision: 0, twins };
  const shown = renderToStaticMarkup(<TwinsCard mine={{ stored, league }} {...(players && { players })} />);
  return [...shown.matchAll(/<button[^>]*>([^<]+)</g)].map(([, text = ""]) => text);
}

it("TwinsCard asks whether a newcomer is one person or two, and says once how that ended", async () => {
  expect(await keysOf([twin])).toEqual([t.onePerson, t.twoPeople]);
  expect(await keysOf([{ ...twin, apart: { name: "Viola 2", done: true } }])).toEqual([t.seen]);
});

it("TwinsCard asks at a table only about those who sit there", async () => {
  expect(await keysOf([twin], ["ana", "theirs"])).toEqual([t.onePerson, t.twoPeople]);
  expect(await keysOf([twin], ["ours"])).toEqual([t.onePerson, t.twoPeople]);
  expect(await keysOf([twin], ["ana"])).toEqual([]);
});
