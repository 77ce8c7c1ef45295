"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { startGame, useEvening } from "@/lib/client/evening/evenings";
import { endOf, pointsIn } from "@/lib/client/evening/use-table-game";
import { type GameView, tableOf } from "@/lib/client/game/games";
import { personsBySide } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import { atTable } from "@/lib/evening/home/at-table";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { summaryOf } from "@/lib/sync/game-summary";
import { lazy } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";

const OwnTable = lazy(() => import("./own-table"), "OwnTable", {
  words: ["club", "invite"],
});

/** As lists have it. */
const asSummary = ({ id, game, options, position, result }: GameView) => ({
  id,
  game: game.id,
  createdAt: "",
  updatedAt: "",
  ...summaryOf(options, position, result),
});

/** At the end of an evening's game: who stays, who sits down, and the key that starts the next one. */
export function EveningNext({ game, evening }: { readonly game: GameView; readonly evening: string }) {
  const t = useCatalogue("homeTable");
  const router = useRouter();
  const speaker = useEveningSpeaker();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const phase = useEvening(evening);
  const view = phase.type === "ready" && phase.mayWrite ? phase.view : undefined;
  const now = useMemo(() => {
    // Where there are several tables, the host says when the next round begins.
    if (view?.log.position.setup.form !== "table") return undefined;
    const { units, rounds } = view.log.position.state;
    const seats = rounds.at(-1)?.tables[0]?.sides ?? [];
    const sides = seats.map((side) => side.map((unit) => units[unit]?.id ?? ""));
    const next = atTable(view.log, endOf(asSummary(game), sides));
    return typeof next === "object" && next.game !== game.id ? next : undefined;
  }, [view, game]);
  // On a table's phone, which has no key of the evening, the result is agreed on here.
  const isAtTable = phase.type === "ready" && !phase.mayWrite && phase.keys.others.cards !== undefined;
  const ownTable = isAtTable ? game.table : undefined;
  const go = useSingleFlight(async () => {
    if (!view || !now) return;
    const started = await startGame(view, now, now.entries);
    if (started.ok) router.push(await tableOf(started.value));
    else setProblems(started.error);
  });
  const people = new Map(
    view?.log.position.state.units.flatMap((unit) => unit.people.map(({ id, name }) => [id, name.trim()])),
  );
  const names = (ids: readonly string[]) => ids.map((id) => people.get(id) ?? id);
  const arrive = now?.sides.flat().filter((id) => !now.stay.includes(id)) ?? [];
  return (
    <>
      {now && (
        <>
          {now.stay.length > 0 && (
            <p className="text-balance wrap-anywhere">
              {t.stay({ names: names(now.stay) })}
              {arrive.length > 0 && ` ${t.sitDown({ names: names(arrive) })}`}
            </p>
          )}
          <div role="alert" className="empty:hidden">
            {problems.map((problem) => (
              <ProblemText key={problem.path + problem.code}>{speaker.problem(problem)}</ProblemText>
            ))}
          </div>
          <button type="button" className="action" onClick={() => void go()}>
            {t.next}
          </button>
        </>
      )}
      {ownTable && phase.type === "ready" && (
        <OwnTable
          ready={phase}
          at={ownTable}
          finished={(table) => {
            const points = pointsIn(asSummary(game), personsBySide(phase.view.log, sidesAt(table)));
            return points && { points, game: game.id };
          }}
        />
      )}
      <Link
        href={`/evening?game=${evening}${ownTable ? `&table=${ownTable.table}` : ""}`}
        className={now || ownTable ? "key min-h-14" : "action"}
      >
        {t.toEvening}
      </Link>
    </>
  );
}
