"use client";

import { useEffect, useRef, useState } from "react";
import { withTypedName } from "@/app/shared/setup/seating";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Game } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import { lazy } from "@/lib/ui/page/lazy";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { BottomBar } from "./bottom-bar";
import { ClubOffer } from "./club/club-offer";
import type { HouseRules } from "./house-rules/house-rules";
import { HouseRulesFields } from "./house-rules/house-rules-fields";
import { clubForms, isForEvenings } from "./is-for-evenings";
import { LeagueField } from "./league-field";
import { Partners } from "./partners";
import { PlayersField } from "./players-field";
import { OfferToSave } from "./saved/offer-to-save";

// More people than one table takes are rare.
const EveningChoice = lazy(() => import("./evening-choice"), "EveningChoice", {
  words: ["homeTable", "evening"],
});

interface SetupFormProps {
  readonly game: Game;
  readonly draft: SetupDraft;
  readonly houseRules: HouseRules;
  /** The leagues of this device. */
  readonly leagues: readonly MyLeague[];
  /** Why the game cannot be set up like this; paths from the scoresheet's root. */
  readonly problems: readonly Problem[];
  onChange(draft: SetupDraft): void;
  onSetUp(): void;
}

/** The players and house rules. Problems are shown after an attempt to continue, beside the field they are about. */
export function SetupForm({ game, draft, houseRules, leagues, problems, onChange, onSetUp }: SetupFormProps) {
  const t = useCatalogue("newGame");
  const speaker = useSpeaker();
  const language = useLanguage();
  const form = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  // The problem was about other players; a new attempt checks again.
  const [triedWith, setTriedWith] = useState<number>();
  const tried = triedWith === draft.players.length;
  const typed = withTypedName(draft, language);
  const { seats } = houseRules;
  const misfit = houseRules.rules.some(({ ask, problem }) => ask.type === "choice" && problem !== undefined);
  const everybody = typed.ok ? typed.value.players.length : draft.players.length;
  const isEvening = everybody > seats.max && isForEvenings(game, houseRules.options);
  const forms = clubForms(game, houseRules.options);
  const rulesFit = houseRules.rules.every(({ problem }) => problem === undefined);
  const mine = leagues.some(({ stored }) => stored.id === draft.league?.id) ? draft.league : undefined;
  const tooMany = draft.players.length > seats.max && !isEvening;
  const at = (path: string) => problems.filter((problem) => problem.path === path).map(speaker.problem)[0];
  const isHere = (path: string) =>
    path === "/players" || houseRules.rules.some(({ ask }) => path === `/options/${ask.field}`);
  const elsewhere = problems.filter(({ path }) => !isHere(path));

  useEffect(() => {
    if (tries === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-wrong]");
    (wrong?.querySelector("input") ?? wrong)?.focus();
  }, [tries]);

  const seated = game.sit(houseRules.options, typed.ok ? typed.value.players : draft.players);
  const goOn = () => {
    if (typed.ok) onChange(typed.value);
    if (typed.ok && rulesFit && seated.ok) onSetUp();
    else showProblems();
  };
  const showProblems = () => {
    setTries(tries + 1);
    setTriedWith(everybody);
  };

  return (
    <div ref={form} className="flex grow flex-col gap-8">
      <LeagueField mine={leagues} draft={draft} onChange={onChange} />
      <PlayersField
        draft={draft}
        league={leagues.find(({ stored }) => stored.id === draft.league?.id)?.league}
        sides={seated.ok && draft.name.trim() === "" ? seated.value.sides : undefined}
        onChange={onChange}
        seats={seats}
        hint={isEvening ? "" : t.range(seats)}
        problem={
          tried && !typed.ok
            ? typed.error
            : ((tried && !misfit) || tooMany) && !isEvening
              ? at("/players")
              : undefined
        }
      />
      {seated.ok && <Partners position={seated.value} />}
      {forms.length > 0 && (
        <ClubOffer
          game={game}
          options={houseRules.options}
          draft={typed.ok ? typed.value : draft}
          league={mine}
          forms={forms}
          onStart={() => {
            if (!typed.ok || !rulesFit) showProblems();
            return typed.ok && rulesFit;
          }}
        />
      )}
      <HouseRulesFields
        houseRules={houseRules}
        problemOf={({ ask, problem }) => (tried ? (problem ?? at(`/options/${ask.field}`)) : undefined)}
        onAnswer={(field, value) =>
          onChange({
            ...draft,
            answers: { ...draft.answers, [game.id]: { ...draft.answers[game.id], [field]: value } },
          })
        }
      />
      <OfferToSave
        game={game}
        draft={draft}
        houseRules={houseRules}
        onProblem={goOn}
        onSaved={({ id }) => onChange({ ...draft, savedRules: id })}
      />
      {isEvening ? (
        <EveningChoice
          game={game}
          options={houseRules.options}
          draft={typed.ok ? typed.value : draft}
          league={mine}
          isReady={typed.ok && rulesFit}
          onProblem={goOn}
        />
      ) : (
        <BottomBar>
          {tried &&
            elsewhere.map((problem) => (
              <ProblemText key={problem.path + problem.code}>{speaker.problem(problem)}</ProblemText>
            ))}
          <button type="button" className="action w-full" onClick={goOn}>
            {t.toSetup}
          </button>
        </BottomBar>
      )}
    </div>
  );
}
