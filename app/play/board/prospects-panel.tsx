"use client";

import { useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import type { Prospect } from "@/lib/rules/score/prospects";

/** What is certain about the hand to come; nothing where nothing is. */
export function ProspectsPanel({ position }: { readonly position: Position }) {
  const say = useWords().prospects;
  const certain = position.prospects();
  if (certain.length === 0) return null;
  const nameOf = (id: string) => position.players.find((player) => player.id === id)?.name.trim() ?? "";
  const inWords = (each: Prospect<string>): string => {
    const name = nameOf(each.who);
    switch (each.prospect) {
      case "out-wins":
        return say["out-wins"]({
          name,
          unless: each.unless.map(({ who, atMost }) => ({ name: nameOf(who), atMost })),
        });
      case "out-wins-with": {
        const playing = position
          .prompts()
          .flatMap(({ asks }) => asks.flatMap((ask) => (ask.ask === "out" ? ask.among : [])));
        const holders = playing.filter((id) => id !== each.who).map(nameOf);
        return say["out-wins-with"]({ name, others: each.others, holders });
      }
      case "score-wins":
        return say["score-wins"]({ name, points: each.points });
      case "falls-with":
        return say["falls-with"]({ name, pips: each.pips });
      case "cannot-win":
        return say["cannot-win"]({ name });
    }
  };
  return (
    <section aria-label={say.title} className="panel grid gap-1 p-3">
      <h3 className="text-lead">{say.title}</h3>
      <ul className="grid gap-1">
        {certain.map(inWords).map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
