import type { Words } from "@/lib/i18n/catalogue-names";
import type { Log } from "@/lib/rules/play/log";
import { pegsIn } from "@/lib/rules/score/memory";
import { AllStrokes, maxStrokes } from "@/lib/ui/pictures/all-strokes";
import { RaceLane } from "@/lib/ui/pictures/charts/race-lane";
import { pegHoles } from "@/lib/ui/pictures/peg-holes";
import { PegTrack } from "@/lib/ui/pictures/peg-track";

interface ScoreTallyProps {
  readonly log: Log;
  /** Whose score it is, or one of those who share it. */
  readonly player: string;
  readonly t: Words["table"];
  /** Whether a score that is kept in figures is drawn as well, as a lane. */
  readonly lane?: boolean;
  readonly className?: string;
}

/**
 * The progress of a score, drawn as the table keeps it: pegs in a track, strokes, or a lane. Nothing without a target.
 */
export function ScoreTally({ log, player, t, lane = false, className = "" }: ScoreTallyProps) {
  const { tallied, target } = log.position.about;
  if (target === undefined) return null;
  const total = log.position.standing().totals[player] ?? 0;
  const label = t.raceTo({ total, target });
  if (tallied?.by === "strokes" && target <= maxStrokes)
    return (
      <AllStrokes made={total} target={target} label={label} className={`h-7 self-start ${className}`} />
    );
  const holes = tallied?.by === "pegs" && pegHoles(target, tallied.step);
  if (holes) {
    const { back, front } = pegsIn(log, player);
    const holeOf = (points: number) => Math.min(holes.count, Math.max(0, Math.floor(points / tallied.step)));
    return (
      <PegTrack
        holes={holes}
        front={front >= target ? holes.count : Math.min(holes.count - 1, holeOf(front))}
        back={holeOf(back)}
        target={target}
        label={t.pegs({ race: label, back })}
        className={`w-full max-w-2xl ${className}`}
      />
    );
  }
  return lane ? <RaceLane at={total} target={target} label={label} /> : null;
}
