"use client";

import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { canStartGames, useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { games } from "@/lib/games/registry";
import { PlayedWords, useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { seatsInSides } from "@/lib/rules/people/parties";
import { presetIn } from "@/lib/rules/presets/preset-option";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { ProblemText } from "@/lib/ui/text/problem-text";
import type { Card, Choice } from "./choose/cards";
import { GameChoice } from "./choose/game-choice";
import { type HouseRules, houseRules } from "./house-rules/house-rules";
import { isForEvenings } from "./is-for-evenings";
import { SetupForm } from "./setup-form";
import { SetupSheet } from "./setup-sheet";

interface NewGameProps {
  readonly draft: SetupDraft;
  readonly cards: readonly Card[];
  /** The family whose games are shown at once, if none is chosen. */
  readonly family: string | undefined;
  /** Whether the game was just chosen with a tap. */
  readonly isTapped: boolean;
  /** Whether the house rules that were just chosen cannot be played here. */
  readonly isUnfit: boolean;
  onChoose(choice: Choice | null): void;
  onChange(draft: SetupDraft): void;
}

/** The open step, as in the address: the back button leads from setting the table back to the form. */
const sheetAddress = "/new?step=setup";

/** Choosing a game, naming the players and house rules, and setting the table. */
export function NewGame({ draft, cards, family, isTapped, isUnfit, onChoose, onChange }: NewGameProps) {
  const t = useWords();
  const language = useLanguage();
  const leagues = (useMyLeagues() ?? []).filter(canStartGames);
  // Only then is there a step to go back.
  const cameFromForm = useRef(false);
  const isSetup = useSearchParams().get("step") === "setup";
  const game = draft.game === null ? undefined : games.find(draft.game);
  const chosen = game && rulesFor(game, draft, language);
  const preset = presetIn(chosen?.options ?? {});
  const sat = game && chosen && game.sit(chosen.options, draft.players);
  const {
    setup,
    title,
    linkTrouble: { unfit },
  } = useCatalogue("newGame");
  const back = { href: "/", label: t.shell.toGames };
  if (isSetup && game && chosen && sat?.ok)
    return (
      <PageFrame title={setup} back={{ href: "/new", label: t.shell.back }}>
        <PlayedWords game={game.id} options={chosen.options}>
          <SetupSheet
            start={sat.value}
            houseRules={chosen}
            league={leagues.find(({ stored }) => stored.id === draft.league?.id)?.league}
            known={draft.league?.seats ?? {}}
            cameFromForm={cameFromForm.current}
          />
        </PlayedWords>
      </PageFrame>
    );
  return (
    <PageFrame title={title} back={back}>
      <div className="flex grow flex-col gap-6">
        <div role="alert" className="empty:hidden">
          {isUnfit && <ProblemText>{`${unfit.title}. ${unfit.text}`}</ProblemText>}
        </div>
        <GameChoice
          cards={cards}
          family={family}
          league={draft.league?.id}
          seated={draft.name.trim() === "" ? draft.players : [...draft.players, { id: "", name: draft.name }]}
          chosen={
            game && {
              game: game.id,
              ...(preset !== undefined && { preset }),
              ...(draft.savedRules !== undefined && { rules: { id: draft.savedRules, options: {} } }),
            }
          }
          isTapped={isTapped}
          onChoose={onChoose}
        />
        {game && chosen && sat && (
          <PlayedWords game={game.id} options={chosen.options}>
            <SetupForm
              key={game.id}
              game={game}
              draft={draft}
              houseRules={chosen}
              leagues={leagues}
              problems={sat.ok ? [] : sat.error}
              onChange={onChange}
              onSetUp={() => {
                cameFromForm.current = true;
                window.history.pushState(null, "", sheetAddress);
              }}
            />
          </PlayedWords>
        )}
      </div>
    </PageFrame>
  );
}

/** The house rules for these players. Of more than a table of pairs takes, some wait: its rules are those of four. */
function rulesFor(game: Game, { answers, players }: SetupDraft, language: Language): HouseRules {
  const given = answers[game.id] ?? {};
  const ofPairs = houseRules(game, given, seatsInSides, language);
  const waits = players.length > ofPairs.seats.max && isForEvenings(game, ofPairs.options);
  return waits ? ofPairs : houseRules(game, given, players.length, language);
}
