"use client";

import type { ReactNode } from "react";
import { winnersOf } from "@/app/shared/game/winners";
import { LastHands } from "@/app/shared/tally/last-hands";
import type { GameView } from "@/lib/client/game/games";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { useAwake } from "@/lib/ui/device/awake";
import { choosePreferences, usePreferences } from "@/lib/ui/device/preferences";
import { Icon } from "@/lib/ui/icon";
import { Link } from "@/lib/ui/page/link";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { moneyText } from "@/lib/ui/text/money-text";
import { TileText } from "@/lib/ui/tiles/tile-text";
import { ContactLine } from "./contact-line";
import { LatestRounds } from "./latest-rounds";
import { WatchRows } from "./watch-rows";

interface WatchBoardProps {
  readonly game: GameView;
  /** Whether this device could keep score as well. */
  readonly mayWrite: boolean;
  /** Where the rail leads back to. */
  readonly back: { readonly href: string; readonly label: string };
}

/** A game to watch: in one column on a phone, side by side and full height on a tablet or television. */
export function WatchBoard({ game, mayWrite, back }: WatchBoardProps) {
  const { table } = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const t = useCatalogue("watch");
  const { position, result } = game;
  const { balances, pool } = result;
  useAwake(usePreferences().awake);
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen().catch(() => {});
  };
  const tools = (
    <>
      {mayWrite && (
        <Link href={`/play?game=${game.id}`} className="key shrink-0 px-2 text-[min(1.0625rem,4.5vmin)]">
          {t.keepScore}
        </Link>
      )}
      <RankKey className="px-2 text-[min(1.0625rem,4.5vmin)] max-sm:hidden">{table.byRank}</RankKey>
      <button
        type="button"
        aria-label={t.fullScreen}
        className="hidden size-12 shrink-0 place-items-center rounded-plate lg:grid"
        onClick={fill}
      >
        <Icon icon="fill" className="size-6" />
      </button>
    </>
  );
  return (
    <PageFrame
      title={gameTitle(gameWords(game.game, language), game.options)}
      back={back}
      tools={tools}
      wide="screen"
    >
      <div className="flex grow flex-col gap-4 on-side:gap-2 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:gap-8">
        <div className="flex flex-col gap-3 lg:order-last lg:max-h-[calc(100dvh-6.5rem)] lg:gap-[1.5vw]">
          <div role="status" className="grid gap-1">
            <Leader game={game} />
            {position.shutout && (
              <p className="font-display text-title font-bold text-brass-ink">
                {speaker.text(position.shutout.told)}
              </p>
            )}
            {!position.over && (
              <p
                data-testid="headline"
                className="text-lead text-balance lg:text-[clamp(1.5rem,2vw,3rem)] lg:leading-tight"
              >
                <TileText text={speaker.text(position.headline())} />
              </p>
            )}
          </div>
          {Object.keys(balances).length > 0 && (
            <p className="font-display text-title font-bold text-brass-ink lg:text-[clamp(2rem,2.6vw,4rem)] lg:leading-none">
              {position.pot === undefined
                ? t.inPool({ money: moneyText(pool, language) })
                : t.toBeWon({ money: moneyText(position.pot, language) })}
            </p>
          )}
          {position.about.tallied?.by === "hands" ? (
            <LastHands game={game} className="max-lg:hidden" />
          ) : (
            <LatestRounds game={game} className="max-lg:hidden" />
          )}
          <div className="flex shrink-0 items-center justify-between gap-2 lg:mt-auto">
            <ContactLine gameId={game.id} />
            {/* On a phone the rail has no room for it. */}
            <RankKey className="size-12 p-0 sm:hidden">
              <Icon icon="rank" className="size-6" />
            </RankKey>
          </div>
        </div>
        <section aria-label={table.standings} className="grid grow">
          <WatchRows game={game} />
        </section>
        <LastHands game={game} className="lg:hidden" />
        <LatestRounds game={game} className="lg:hidden" />
      </div>
    </PageFrame>
  );
}

interface RankKeyProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Lists the leaders first, or everybody in the order of the seats. */
function RankKey({ className, children }: RankKeyProps) {
  const { table } = useWords();
  const preferences = usePreferences();
  return (
    <button
      type="button"
      aria-label={table.byRank}
      aria-pressed={preferences.byRank}
      className={`key shrink-0 ${className}`}
      onClick={() => choosePreferences({ ...preferences, byRank: !preferences.byRank })}
    >
      {children}
    </button>
  );
}

/** Who is ahead, or has won. */
function Leader({ game }: { readonly game: GameView }) {
  return (
    <h2 className="text-title wrap-anywhere lg:text-[clamp(2.5rem,4vw,6rem)] lg:leading-none">
      {useLeaderText(game)}
    </h2>
  );
}

function useLeaderText({ result, lines, players, position }: GameView): string {
  const { table } = useWords();
  const t = useCatalogue("watch");
  if (result.status === "finished")
    return result.winners.length === 0 ? table.nobodyWon : table.won(winnersOf(players, result));
  if (lines.length === 0) return t.notBegun;
  const leaders = result.standings.filter(({ rank }) => rank === 1).map(({ player }) => player);
  if (leaders.length === players.length - position.gone.size) return t.allEqual;
  return t.leads(winnersOf(players, { ...result, winners: leaders }));
}
