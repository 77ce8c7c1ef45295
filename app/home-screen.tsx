"use client";

import Link from "next/link";
import { type GameSummary, type MyGames, useMyGames } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";
import { OneMoment } from "@/lib/ui/one-moment";
import { PageFrame } from "@/lib/ui/page-frame";
import { ProblemText } from "@/lib/ui/problem-text";
import { FinishedRow } from "./finished-row";
import { FirstGame } from "./first-game";
import { GameRow } from "./game-row";
import { HomeLinks } from "./home-links";
import { MyLeagues } from "./my-leagues";

/** The games of this device, and the ways on from there. */
export function HomeScreen() {
  const mine = useMyGames();
  const say = useWords();
  const isEmpty = mine.phase === "ready" && mine.games.length === 0;
  return (
    <PageFrame title={say.shell.appName} wide={!isEmpty}>
      <MyLeagues />
      {isEmpty ? (
        <FirstGame />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <Lists mine={mine} />
          <div className="grid gap-4 max-lg:order-first">
            <Link href="/new" className="action w-full">
              {say.home.newGame}
            </Link>
            <HomeLinks className="max-lg:hidden" />
          </div>
        </div>
      )}
      <HomeLinks className={isEmpty ? "mt-8 sm:grid-cols-2" : "mt-8 sm:grid-cols-2 lg:hidden"} />
    </PageFrame>
  );
}

function Lists({ mine }: { readonly mine: MyGames }) {
  const say = useWords();
  if (mine.phase === "loading") return <OneMoment />;
  const playing = mine.games.filter(({ status }) => status === "playing").toSorted(byLastEntry);
  const finished = mine.games.filter(({ status }) => status === "finished").toSorted(byLastEntry);
  return (
    <div className="grid gap-6">
      <p role="status" className="empty:hidden">
        {mine.unreachable && <ProblemText>{say.home.unreachable}</ProblemText>}
      </p>
      {playing.length > 0 && (
        <section aria-labelledby="playing" className="grid gap-3">
          <h2 id="playing" className="text-title">
            {say.home.inProgress}
          </h2>
          <ul className="grid gap-3">
            {playing.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section aria-labelledby="finished" className="grid gap-3">
          <h2 id="finished" className="text-title">
            {say.home.finished}
          </h2>
          <ul className="panel divide-y divide-line">
            {finished.map((game) => (
              <FinishedRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const byLastEntry = (a: GameSummary, b: GameSummary): number => b.updatedAt.localeCompare(a.updatedAt);
