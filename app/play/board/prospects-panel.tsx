"use client";

import { nameOf } from "@/app/shared/game/name-of";
import type { Words } from "@/lib/i18n/catalogue-names";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import { playersByParty } from "@/lib/rules/people/parties";
import type { Prospect } from "@/lib/rules/score/prospects";

/** What is certain about the next hand; nothing if nothing is. */
export function ProspectsPanel({ position }: { readonly position: Position }) {
  const t = useWords().prospects;
  const certain = position.prospects();
  if (certain.length === 0) return null;
  return (
    <section aria-label={t.title} className="panel grid gap-1 p-3">
      <h3 className="text-lead">{t.title}</h3>
      <ul className="grid gap-1">
        {certain
          .map((each) => prospectText(position, each, t))
          .map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** A prospect as a sentence. Partners are named together. */
function prospectText(position: Position, each: Prospect<string>, t: Words["prospects"]): string {
  const party = playersByParty(position).find((players) => players.some(({ id }) => id === each.who)) ?? [];
  const names = party.map(({ name }) => name.trim());
  switch (each.type) {
    case "out-wins":
      return t["out-wins"]({
        names,
        unless: each.unless.map(({ who, atMost }) => ({ name: nameOf(position.players, who), atMost })),
      });
    case "out-wins-with": {
      const { others, exactly = false, extrasAside = false } = each;
      const whose = each.whose ?? playingBut(position, each.who);
      const ofAll = whose.some((id) => party.some((partner) => partner.id === id));
      return t["out-wins-with"]({
        names,
        others,
        holders: whose.map((id) => nameOf(position.players, id)),
        ofAll,
        exactly,
        extrasAside,
      });
    }
    case "score-wins":
      return t["score-wins"]({ names, points: each.points, exactly: each.exactly ?? false });
    case "last-tile-wins":
      return t["last-tile-wins"]({ names, points: each.points, exactly: each.exactly ?? false });
    case "hand-wins":
      return t["hand-wins"]({ names, worth: each.worth, any: each.any });
    case "breaks-run":
      return t["breaks-run"]({ names });
    case "falls-with":
      return t["falls-with"]({ name: nameOf(position.players, each.who), pips: each.pips });
    case "cannot-win":
      return t["cannot-win"]({ name: nameOf(position.players, each.who) });
  }
}

const playingBut = (position: Position, who: string): string[] =>
  position
    .prompts()
    .flatMap(({ asks }) => asks.flatMap((ask) => (ask.type === "out" ? ask.among : [])))
    .filter((id) => id !== who);
