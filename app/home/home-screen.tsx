"use client";

import type { ReactNode } from "react";
import { useInsteadOfPicture, useKeepPicture } from "@/app/shared/use-picture";
import {
  type MyGame,
  type MyGames,
  myGames,
  readMyGamesEarly,
  shownGames,
  useMyGames,
} from "@/lib/client/game/my-games";
import { areLeaguesStored, useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { fetchEarly, useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { OneMoment } from "@/lib/ui/page/one-moment";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { GameLine } from "./game-line";
import { GameRow } from "./game-row";
import { HomeLinks } from "./home-links";
import { MyLeagues } from "./my-leagues";
import { usePreloadTable } from "./use-preload-table";

const DeletedGames = lazy(() => import("./deleted-games"), "DeletedGames", { words: ["deletion"] });

// The list is read while the page is still being set up.
fetchEarly("home");
readMyGamesEarly();

/** The names of the games, by id. */
export type GameNames = Readonly<Record<string, string>>;

interface HomeScreenProps {
  readonly names: GameNames;
  /** Shown if there are no games yet. */
  readonly firstGame: ReactNode;
}

/** The games of this device, scored or watched, with links to other pages. */
export function HomeScreen({ names, firstGame }: HomeScreenProps) {
  const mine = useMyGames();
  const { shell } = useWords();
  const t = useCatalogue("home");
  const leagues = useMyLeagues();
  const isRead = mine.type === "ready";
  const isEmpty = isRead && shownGames(mine.games).length === 0;
  const deleted = mine.type === "ready" ? mine.games.filter((game) => game.deleted && game.mayWrite) : [];
  const nameOf = ({ game, preset }: MyGame) => names[`${game}/${preset}`] ?? names[game] ?? game;
  useInsteadOfPicture(isRead && leagues !== undefined);
  useKeepPicture(
    "home",
    isRead && !isEmpty && leagues && !mine.unreachable ? mine : undefined,
    async () =>
      isRead &&
      leagues !== undefined &&
      (await areLeaguesStored(leagues)) &&
      (await myGames().isStored(mine.games)),
  );
  const gone = deleted.length > 0 && <DeletedGames games={deleted} nameOf={nameOf} />;
  return (
    <PageFrame title={shell.appName} wide>
      <MyLeagues />
      {/* The document has both: public/look.js knows which of them is likely. */}
      {(isEmpty || !isRead) && (
        <IfEmpty isRead={isRead}>
          {gone}
          {firstGame}
          <HomeLinks className="mt-8 sm:grid-cols-2 lg:hidden" />
        </IfEmpty>
      )}
      {!isEmpty && (
        <div
          className={`grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-y-4 ${isRead ? "" : "fresh:hidden"}`}
        >
          <Link href="/new" className="action w-full lg:col-start-2">
            {t.newGame}
          </Link>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Lists mine={mine} nameOf={nameOf} />
            {gone}
          </div>
          {/* Their place is below the list. */}
          <HomeLinks
            className={`max-lg:mt-2 sm:max-lg:grid-cols-2 lg:col-start-2 ${isRead ? "" : "invisible noscript:visible"}`}
          />
        </div>
      )}
    </PageFrame>
  );
}

/**
 * What a device without games shows. Until that is known, one that has stored something leaves it as the document has it,
 * hidden: to make it live would be work for nothing.
 */
function IfEmpty({ isRead, children }: { readonly isRead: boolean; readonly children: ReactNode }) {
  if (isRead) return <div className="contents">{children}</div>;
  const className = "hidden fresh:contents";
  if (typeof document === "undefined" || document.documentElement.dataset.fresh !== undefined)
    return <div className={className}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, but React does not look inside
  return <div key="left" className={className} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: "" };

function Lists({ mine, nameOf }: { readonly mine: MyGames; nameOf(game: MyGame): string }) {
  const t = useCatalogue("home");
  usePreloadTable(mine);
  if (mine.type === "loading") return <OneMoment />;
  const games = shownGames(mine.games);
  const playing = games.filter(({ status }) => status === "playing").toSorted(byLastEntry);
  const [kept, watched] = [true, false].map((own) => playing.filter(({ mayWrite }) => mayWrite === own));
  // In the order they were played: a correction does not bring an old game to the top.
  const finished = games.filter(({ status }) => status === "finished").toSorted(byBeginning);
  return (
    <div className="grid gap-6">
      <p role="status" className="text-ink-soft text-pretty empty:hidden">
        {mine.unreachable && t.unreachable}
      </p>
      {kept && kept.length > 0 && (
        <section aria-labelledby="playing" className="grid gap-3">
          <h2 id="playing" className="text-title">
            {t.inProgress}
          </h2>
          <ul className="grid gap-3">
            {kept.map((game) => (
              <GameRow key={game.id} game={game} name={nameOf(game)} />
            ))}
          </ul>
        </section>
      )}
      <GameLines id="watching" title={t.watching} games={watched ?? []} nameOf={nameOf} />
      <GameLines
        id="finished"
        title={t.finished({ count: finished.length })}
        games={finished}
        nameOf={nameOf}
      />
    </div>
  );
}

interface GameLinesProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly MyGame[];
  nameOf(game: MyGame): string;
}

/** Games in a few words each, the first of them in sight. Nothing if there are none. */
function GameLines({ id, title, games, nameOf }: GameLinesProps) {
  const t = useCatalogue("home");
  if (games.length === 0) return null;
  const list = (some: readonly MyGame[]) => (
    <ul className="divide-y divide-line">
      {some.map((game) => (
        <GameLine key={game.id} game={game} name={nameOf(game)} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="panel divide-y divide-line">
        {list(games.slice(0, inSight))}
        {games.length > inSight && (
          <details className="group/earlier">
            <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold">
              {t.earlier({ count: games.length - inSight })}
              <Icon icon="down" className="size-5 shrink-0 text-ink-soft group-open/earlier:rotate-180" />
            </summary>
            <div className="border-t border-line">{list(games.slice(inSight))}</div>
          </details>
        )}
      </div>
    </section>
  );
}

/** How many finished or watched games are shown; the others are one tap away, so that the page does not grow without limit. */
const inSight = 3;

const byLastEntry = (a: MyGame, b: MyGame): number => b.updatedAt.localeCompare(a.updatedAt);
const byBeginning = (a: MyGame, b: MyGame): number => b.createdAt.localeCompare(a.createdAt);
