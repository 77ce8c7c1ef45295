import type { ReactNode } from "react";
import type { StandingsReply } from "@/lib/league/page-replies";
import type { FrontPage } from "@/lib/league/pages/front-page";
import type { Drawn } from "../drawn";
import { reachText } from "./fact-text";
import { LastEvening } from "./last-evening";
import { LeadBoard } from "./lead-board";
import { LiveGames } from "./live-games";
import { RaceSection } from "./race-section";

interface LeagueStoryProps {
  readonly drawn: Drawn;
  readonly standings: StandingsReply;
  readonly front: FrontPage;
  /** The next evening. */
  readonly children: ReactNode;
}

/**
 * The story of a league, above its table. On a phone everything is in one column, the present first; if there is room,
 * what comes next is beside it.
 */
export function LeagueStory({ drawn, standings, front, children }: LeagueStoryProps) {
  const { words, nameOf, Once } = drawn;
  const { story } = words.t;
  const { last, reach, race, playing } = front;
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LiveGames drawn={drawn} playing={playing} />
        <Once>
          <LeadBoard drawn={drawn} standings={standings} />
          {last && <LastEvening drawn={drawn} evening={last} />}
          {reach.length > 0 && (
            <section aria-labelledby="reach" className="panel grid gap-2 p-4 break-inside-avoid">
              <h2 id="reach" className="text-lead">
                {story.withinReach}
              </h2>
              <ul className="grid gap-1">
                {reach.map((each) => (
                  <li key={`${each.reach} ${each.player}`} className="flex gap-2">
                    <span
                      aria-hidden="true"
                      className="mt-[0.45em] size-2.5 shrink-0 rounded-full bg-brass"
                    />
                    <span className="min-w-0 wrap-anywhere">{reachText(words, each, nameOf)}</span>
                  </li>
                ))}
              </ul>
              {reach.some((each) => each.reach === "lead") && (
                <p className="text-fine text-ink-soft">{story.leadMeans}</p>
              )}
            </section>
          )}
        </Once>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Once>
          {children}
          <RaceSection drawn={drawn} race={race} perGame={standings.counting.count === "average"} />
        </Once>
      </div>
    </div>
  );
}
