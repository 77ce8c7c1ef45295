"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { emptySetup, storeSetup } from "@/app/shared/setup/setup-draft";
import { createGame, tableOf } from "@/lib/client/game/games";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import type { GameLeague } from "@/lib/league/roster/seating";
import type { Position } from "@/lib/rules/game";
import { afterNavigation, stepBack } from "@/lib/ui/page/step-back";
import { Coins } from "@/lib/ui/pictures/coins";
import { FeltTable } from "@/lib/ui/pictures/felt-table";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { moneyText } from "@/lib/ui/text/money-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { BottomBar } from "./bottom-bar";
import { DealBoard } from "./deal-board";
import { ChosenRules } from "./house-rules/chosen-rules";
import type { HouseRules } from "./house-rules/house-rules";
import { Partners } from "./partners";
import { RemovedTiles } from "./removed-tiles";

interface SetupSheetProps {
  readonly start: Position;
  readonly houseRules: HouseRules;
  /** The league that the game counts in, and which roster players its players are. */
  readonly league: LeagueReply | undefined;
  readonly known: GameLeague["seats"];
  /** Whether the form for the game is the step before in the history: once the game is started, Back leads before it. */
  readonly cameFromForm: boolean;
}

/** What to do with the tiles before the game, and the button that starts it. */
export function SetupSheet({ start, houseRules, league, known, cameFromForm }: SetupSheetProps) {
  const language = useLanguage();
  const t = useCatalogue("newGame");
  const speaker = useSpeaker();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { game, players, deal } = start;

  const startGame = useSingleFlight(async () => {
    setBusy(true);
    const made = await createGame({
      game: game.id,
      options: houseRules.options,
      players,
      ...(league && { league: { id: league.id, seats: known } }),
    });
    if (made.ok) {
      storeSetup(emptySetup);
      const table = await tableOf(made.value);
      if (cameFromForm) stepBack();
      afterNavigation(() => router.replace(table));
      return;
    }
    setBusy(false);
    setProblems(made.error.length > 0 ? made.error.map(speaker.problem) : [t.failed]);
  });

  // Nobody has won anything yet, so a negative balance is the stake that everybody pays.
  const stake = -(start.standing().balances[players[0]?.id ?? ""] ?? 0);
  const each = (start.pot ?? 0) / players.length;
  const pays =
    stake > 0
      ? t.payAtStart({ stake: moneyText(stake, language) })
      : each > 0
        ? t.payEach({ stake: moneyText(each, language) })
        : undefined;

  return (
    <div className="flex grow flex-col gap-6">
      {deal && (
        <DealBoard
          title={gameTitle(gameWords(game, language), houseRules.options)}
          deal={deal}
          headline={speaker.text(start.headline())}
        />
      )}
      {pays && (
        <p className="panel flex items-center gap-3 p-3 font-semibold">
          <Coins amount={stake > 0 ? stake : each} className="h-7 shrink-0" />
          {pays}
        </p>
      )}
      {deal && <RemovedTiles deal={deal} />}
      <section aria-labelledby="people" className="grid gap-2">
        <h2 id="people" className="text-title">
          {t.people}
        </h2>
        <FeltTable
          label={t.people}
          seats={players.map(({ id, name }) => ({ id, name: name.trim(), notes: [] }))}
        >
          {speaker.text(start.starts())}
        </FeltTable>
        <Partners position={start} />
      </section>
      <ChosenRules houseRules={houseRules} />
      <BottomBar>
        <div role="alert" className="grid gap-1 empty:hidden">
          {problems.map((problem) => (
            <ProblemText key={problem}>{problem}</ProblemText>
          ))}
        </div>
        <button type="button" className="action w-full" disabled={isBusy} onClick={() => void startGame()}>
          {isBusy ? t.starting : t.start}
        </button>
      </BottomBar>
    </div>
  );
}
