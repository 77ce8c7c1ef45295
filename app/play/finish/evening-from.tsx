"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { createEvening, playedAt } from "@/lib/client/evening/evenings";
import { type GameView, tableOf } from "@/lib/client/game/games";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";

/**
 * At the end of a game in pairs: an evening begins with it, for those who have been waiting. Its result is written with
 * the next game: whoever is added before that waits before the losers.
 */
export function EveningFrom({ game }: { readonly game: GameView }) {
  const t = useCatalogue("homeTable");
  const router = useRouter();
  const speaker = useEveningSpeaker();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const begin = useSingleFlight(async () => {
    const { players, result, options, league } = game;
    const made = await createEvening({
      game: game.game.id,
      options,
      players,
      ...(league && { league: { id: league.id, seats: league.seats } }),
      settings: { draw: "winners" },
      entries: [
        { kind: "round", round: 1, tables: [{ table: 1, sides: result.sides ?? [] }], rest: [] },
        { kind: "game", round: 1, table: 1, game: game.id },
      ],
    });
    if (!made.ok) return setProblems(made.error);
    await playedAt(game.id, made.value);
    router.push(await tableOf(made.value, "evening"));
  });
  return (
    <>
      <div role="alert" className="empty:hidden">
        {problems.map((problem) => (
          <ProblemText key={problem.path + problem.code}>{speaker.problem(problem)}</ProblemText>
        ))}
      </div>
      <button type="button" className="key min-h-14" onClick={() => void begin()}>
        {t.whoPlaysNext}
      </button>
    </>
  );
}
