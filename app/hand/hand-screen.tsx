"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { PhasePage } from "@/app/shared/game/phase-page";
import { PasteLink } from "@/app/shared/lazy-paste-link";
import type { GamePhase } from "@/lib/client/game/games";
import { useInvitedHandKey } from "@/lib/client/game/hands";
import { useWatched } from "@/lib/client/game/watch";
import { idInQuery } from "@/lib/export/links/traces";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { PlayedWords, useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { choosePlayer, chosenPlayer } from "./chosen-player";
import { HandForm } from "./hand-form";

/** A player's own phone: who they are and what they hold, for the scorekeeper to accept. */
export function HandScreen() {
  const id = idInQuery(useSearchParams().get("game") ?? "");
  const phase = useWatched(id);
  const { shell, hand: t } = useWords();
  const watch = useCatalogue("watch");
  const link = useInvitedHandKey(id, phase.type === "ready");
  const loading = <LoadingPage title={t.title} />;
  return (
    <PhasePage id={id} phase={phase} title={t.title} t={watch} takesLink loading={loading}>
      {(ready) => {
        const { view, keys } = ready;
        const key = keys.others.hand ?? keys.keeper;
        if (key === undefined && link === "checking") return loading;
        if (key === undefined) {
          const trouble = link && link !== "checking" ? [t.linkTrouble[link]] : [];
          return (
            <PageFrame title={t.title}>
              <Notice tile="0-0" title={t.noKeyTitle} text={[...trouble, t.noKey].join(" ")}>
                <Link href="/" className="action">
                  {shell.toGames}
                </Link>
                <PasteLink />
              </Notice>
            </PageFrame>
          );
        }
        return (
          <PlayedWords game={view.game.id} options={view.options}>
            <Player ready={ready} handKey={key} />
          </PlayedWords>
        );
      }}
    </PhasePage>
  );
}

interface PlayerProps {
  readonly ready: Extract<GamePhase, { type: "ready" }>;
  readonly handKey: string;
}

function Player({ ready: { view }, handKey }: PlayerProps) {
  const { hand: t } = useWords();
  const language = useLanguage();
  const watch = useCatalogue("watch");
  const [chosen, setChosen] = useState(() => chosenPlayer(view.id));
  const player = view.players.find(({ id }) => id === chosen);
  const choose = (id: string | undefined) => {
    choosePlayer(view.id, id);
    setChosen(id);
  };
  const board = (
    <Link href={`/watch?game=${view.id}`} className="key shrink-0 px-2 text-[min(1.0625rem,4.5vmin)]">
      {watch.title}
    </Link>
  );
  return (
    <PageFrame title={gameTitle(gameWords(view.game, language), view.options)} tools={board}>
      {player ? (
        <HandForm
          key={player.id}
          view={view}
          player={player}
          handKey={handKey}
          onOther={() => choose(undefined)}
        />
      ) : (
        <section aria-labelledby="who" className="mx-auto grid w-full max-w-xl gap-2">
          <h2 id="who" className="mb-2 text-title">
            {t.who}
          </h2>
          {view.players.map(({ id, name }) => (
            <button key={id} type="button" className="key min-h-14 text-lead" onClick={() => choose(id)}>
              <span className="wrap-anywhere">{name.trim()}</span>
            </button>
          ))}
        </section>
      )}
    </PageFrame>
  );
}
