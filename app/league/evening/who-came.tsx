import type { PlayedEveningReply } from "@/lib/league/story/story-replies";
import { Medal } from "@/lib/ui/pictures/medal";
import type { Drawn } from "../drawn";
import { isUneven, pointsInShort } from "../standings/figures";

interface WhoCameProps {
  readonly drawn: Drawn;
  readonly players: PlayedEveningReply["players"];
}

/** Who came to an evening, on the board: place, games won, and the evening's league points on plates. */
export function WhoCame({ drawn: { words, value }, players }: WhoCameProps) {
  const { language, t } = words;
  const uneven = players.some(({ points }) => isUneven(points));
  return (
    <ol className="board px-3 py-1">
      {players.map(({ player, name, place, played, won, points }) => (
        <li
          key={player}
          className="groove flex min-h-14 flex-wrap items-center justify-end gap-x-3 py-1.5 break-inside-avoid last:border-0 last:shadow-none"
        >
          <Medal rank={place} label={t.ordinal(place)} className="size-9 shrink-0" />
          <div className="min-w-0 grow basis-[min(7rem,60%)] leading-[1.2]">
            <a
              href={`/l/${value.league.slug}/players/${player}`}
              className="tap-target font-semibold underline decoration-1 underline-offset-4 wrap-anywhere"
            >
              {name}
            </a>
            <p className="pb-1 text-fine text-on-walnut-soft">{t.wonOf({ won, played })}</p>
          </div>
          <span className="plate grid h-12 min-w-20 shrink-0 place-items-center px-2 text-title">
            {pointsInShort(points, uneven, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
