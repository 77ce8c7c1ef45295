import { pointUnit } from "@/lib/league/standings/points";
import type { SeasonReply } from "@/lib/league/story/story-replies";
import { dayForAll } from "@/lib/ui/text/when-text";
import { type EveningWords, eveningWords } from "../evening/evening-words";
import { kindName } from "../league-query";
import { quotient } from "../standings/figures";

type Award = SeasonReply["awards"][number];
type Holder = Award["holders"][number];

interface AwardCardProps {
  readonly league: { readonly slug: string; readonly timeZone: string };
  readonly award: Award;
}

/** So many who share an award are named; of more only how many they are. */
const maxNamed = 4;

/** An award: who has it, for what, and by which rule. */
export async function AwardCard({ league, award: { award, holders } }: AwardCardProps) {
  const words = await eveningWords();
  const { texts } = words;
  return (
    <li className="panel grid content-start gap-1 p-4 break-inside-avoid">
      <h4 className="font-display font-bold">{texts.award[award]}</h4>
      {holders.length > 1 && (
        <p className="text-fine font-semibold">{texts.sharedBy({ count: holders.length })}</p>
      )}
      <ul className="grid gap-1">
        {holders.slice(0, maxNamed).map((holder) => (
          <li key={holder.players.map(({ player }) => player).join() + holder.game} className="min-w-0">
            <HolderView words={words} league={league} award={award} holder={holder} />
          </li>
        ))}
        {holders.length > maxNamed && <li aria-hidden="true">…</li>}
      </ul>
      <p className="mt-1 text-fine text-ink-soft text-pretty">{texts.awardMeans[award]}</p>
    </li>
  );
}

interface HolderViewProps extends Pick<AwardCardProps, "league"> {
  readonly words: EveningWords;
  readonly award: Award["award"];
  readonly holder: Holder;
}

function HolderView({ words, league, award, holder }: HolderViewProps) {
  const { language } = words;
  const { players, game, kind = "", finishedAt = "" } = holder;
  const at = `/l/${league.slug}`;
  return (
    <>
      <span className="flex flex-wrap gap-x-3 text-lead leading-tight">
        {players.map(({ player, name }) => (
          <a key={player} href={`${at}/players/${player}`} className="quiet-link tap-target wrap-anywhere">
            {name}
          </a>
        ))}
      </span>
      <span className="block wrap-anywhere">{awardText(words, award, holder)}</span>
      {game !== undefined && (
        <a href={`${at}/games/${game}`} className="quiet-link tap-target text-fine">
          {words.t.openGame({
            game: kindName(kind, language),
            when: dayForAll(finishedAt, league.timeZone, language),
          })}
        </a>
      )}
    </>
  );
}

/** What somebody has an award for. */
function awardText(
  { language, texts: { awardFor } }: EveningWords,
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
