import type { ReactNode } from "react";
import type { PlayedEvening } from "@/lib/league/pages/evenings";
import { eveningForAll } from "@/lib/ui/text/when-text";
import { CommentLine } from "../game/comment-line";
import { type DrawnCards, GameCards } from "../game/game-cards";
import { factText } from "../story/fact-text";
import type { EveningWords } from "./evening-words";
import { Happened } from "./happened";
import { WhoCame } from "./who-came";

interface EveningToldProps extends DrawnCards {
  readonly words: EveningWords;
  readonly slug: string;
  readonly played: PlayedEvening;
  nameOf(player: string): string;
  /** What settles it. */
  readonly children?: ReactNode;
}

/** An evening: who won it, what happened, who came, and the games. */
export function EveningTold({ words, slug, played, nameOf, children, ...drawn }: EveningToldProps) {
  const { language, t, texts } = words;
  const { reply, facts, isOver } = played;
  const { evening, players, games, comment } = reply;
  const winners = players.filter(({ place }) => place === 1).map(({ name }) => name);
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
        <section aria-labelledby="evening" className="grid gap-3">
          <h2 id="evening" className="text-lead first-letter:uppercase">
            <time dateTime={evening}>{eveningForAll(evening, language, true)}</time>
          </h2>
          <p className="font-display text-display leading-tight font-bold text-balance wrap-anywhere">
            {texts.wonBy({ names: winners, isOver })}
          </p>
          <CommentLine text={comment} />
          <p className="text-ink-soft">{t.story.gathered({ people: players.length, games: games.length })}</p>
          {facts.length > 0 && (
            <Happened words={words} sentences={facts.map((fact) => factText(words, fact, nameOf))} />
          )}
        </section>
        <section aria-labelledby="came" className="grid gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h3 id="came" className="text-lead">
            {texts.whoCame}
          </h3>
          <WhoCame words={words} slug={slug} players={players} />
          <p className="text-fine text-ink-soft">{texts.winnerMeans}</p>
        </section>
        <section aria-labelledby="games" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h3 id="games" className="text-lead">
            {texts.gamesPlayed}
          </h3>
          <GameCards words={words} league={{ slug }} games={games} {...drawn} />
        </section>
      </div>
      {children}
    </div>
  );
}
