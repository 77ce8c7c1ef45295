import { pointUnit } from "@/lib/league/standings/points";
import type { SeasonReply } from "@/lib/league/story/story-replies";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { Drawn } from "../drawn";
import { rulesetName } from "../league-query";
import type { LeagueWords } from "../league-words";
import { finishedText, quotient } from "../standings/figures";

type Award = SeasonReply["awards"][number];
type Holder = Award["holders"][number];

interface AwardCardProps {
  readonly drawn: Drawn;
  readonly award: Award;
}

/** At most this many who share an award are named; of more, only the number is shown. */
const maxNamed = 4;

/** An award: its holders, the figure, and the rule. */
export function AwardCard({ drawn, award: { award, holders } }: AwardCardProps) {
  const { texts } = drawn.words;
  return (
    <li className="board flex flex-col gap-2 px-4 pt-3 pb-4 break-inside-avoid">
      <h4 className="groove pb-2 font-display text-lead font-bold">{texts.award[award]}</h4>
      {holders.length > 1 && (
        <p className="text-fine font-semibold">{texts.sharedBy({ count: holders.length })}</p>
      )}
      <ul className="grid gap-2">
        {holders.slice(0, maxNamed).map((holder) => (
          <li
            key={holder.players.map(({ player }) => player).join() + holder.game}
            className="flex min-w-0 items-start gap-3"
          >
            <HolderView drawn={drawn} award={award} holder={holder} />
          </li>
        ))}
        {holders.length > maxNamed && <li aria-hidden="true">…</li>}
      </ul>
      <p className="mt-auto pt-1 text-fine text-on-walnut-soft text-pretty">{texts.awardMeans[award]}</p>
    </li>
  );
}

interface HolderViewProps extends Pick<AwardCardProps, "drawn"> {
  readonly award: Award["award"];
  readonly holder: Holder;
}

function HolderView({ drawn: { words, value }, award, holder }: HolderViewProps) {
  const { language } = words;
  const { league } = value;
  const { players, game, kind = "", finishedAt = "" } = holder;
  const at = `/l/${league.slug}`;
  return (
    <>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap gap-x-3 text-title leading-tight">
          {players.map(({ player, name }) => (
            <a
              key={player}
              href={`${at}/players/${player}`}
              className="tap-target font-display font-bold underline decoration-1 underline-offset-4 wrap-anywhere"
            >
              {name}
            </a>
          ))}
        </p>
        <p className="wrap-anywhere">{awardText(words, award, holder)}</p>
        {game !== undefined && (
          <a
            href={`${at}/games/${game}`}
            className="tap-target text-fine underline decoration-1 underline-offset-4"
          >
            {words.t.openGame({
              game: rulesetName(kind, language),
              when: finishedText(league, finishedAt, language),
            })}
          </a>
        )}
      </div>
      <span
        aria-hidden="true"
        className="plate grid h-12 min-w-16 shrink-0 place-items-center px-2 text-title"
      >
        {figureText(words, award, holder)}
      </span>
    </>
  );
}

/** The figure of an award, for its plate. */
const figureText = ({ language }: LeagueWords, award: Award["award"], { value, of }: Holder): string =>
  award === "best-average" ? quotient(value, of * pointUnit, 2, language) : numberText(value, language);

/** What an award was given for, in words. */
function awardText(
  { language, texts: { awardFor } }: LeagueWords,
  award: Award["award"],
  { value, of, against = [] }: Holder,
): string {
  switch (award) {
    case "best-average":
      return awardFor[award]({ text: quotient(value, of * pointUnit, 2, language), games: of });
    case "comeback":
      return awardFor[award]({ value, total: of });
    case "closest-game":
      return awardFor[award]({ value, total: of, names: against.map(({ name }) => name) });
    case "attendance":
      return awardFor[award]({ value, evenings: of });
    default:
      return awardFor[award]({ value, games: of });
  }
}
