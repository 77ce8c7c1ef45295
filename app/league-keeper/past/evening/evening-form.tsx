"use client";

import { type FormEvent, useState } from "react";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { type GridTable, tableOfGrid } from "@/lib/league/import/grid";
import { membersOn } from "@/lib/league/roster/roster";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { ChoiceField, TextField } from "../../form/fields";
import { PastReview } from "../past-review";
import { type PlayedGames, usePast } from "../use-past";
import { emptied, forgetEvening, storedEvening, storeEvening, type TypedEvening } from "./evening-draft";
import { EveningGrid } from "./evening-grid";

interface EveningFormProps {
  readonly mine: MyLeague;
  readonly games: PlayedGames;
}

const rankings = ["most", "fewest", "places"] as const;

/**
 * An evening on paper, typed as it stands there, and then brought in as a table of past years is. What is typed survives a
 * killed tab until then.
 */
export function EveningForm({ mine, games }: EveningFormProps) {
  const { aims } = games;
  const { league } = mine;
  const { evening: t } = useCatalogue("past");
  const { paper, dateMissing } = useCatalogue("keeping");
  const language = useLanguage();
  const past = usePast(mine, games);
  const kinds = Object.keys(aims);
  const today = eveningIn(league.timeZone, new Date().toISOString());
  const [typed, setTyped] = useState(
    () => storedEvening(league.id) ?? emptied({ day: today, kind: kinds[0] ?? "" }),
  );
  const { day, names, cells } = typed;
  const kind = Object.hasOwn(aims, typed.kind) ? typed.kind : (kinds[0] ?? "");
  const rankedBy = typed.rankedBy ?? (aims[kind] === "few" ? "fewest" : "most");
  const [problem, setProblem] = useState<string>();
  const [grid, setGrid] = useState<GridTable>();

  const type = (to: TypedEvening) => {
    setTyped(to);
    storeEvening(league.id, to);
    // What was checked is not what stands here now.
    past.clear();
  };
  const onBrought = () => {
    forgetEvening(league.id, typed);
    // What was typed while it was saved stays.
    setTyped((now) => (now === typed ? emptied(typed) : now));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPlayed = (person: number) => cells[person]?.some((cell) => cell.trim() !== "");
    const players = names.filter((name, person) => name.trim() !== "" && isPlayed(person));
    const nameless = names.findIndex((name, person) => name.trim() === "" && isPlayed(person));
    const wrong =
      day === ""
        ? dateMissing
        : nameless >= 0
          ? t.nameless({ number: nameless + 1 })
          : players.length < 2
            ? t.nothing
            : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return past.clear();
    const made = tableOfGrid({ day, kind, rankedBy, names, cells });
    setGrid(made);
    past.readNew(made.text, made.choices);
  };
  return (
    <>
      <p className="text-pretty">{t.hint}</p>
      <form onSubmit={submit} noValidate aria-label={t.check} className="grid min-w-0 gap-3">
        <div className="fields">
          <ChoiceField
            label={paper.kind}
            value={kind}
            onChoose={(value) => type({ ...typed, kind: value })}
            choices={kinds.map((id) => [id, findGameWords(id, language)?.name ?? id])}
          />
          <TextField
            label={paper.day}
            type="date"
            max={today}
            value={day}
            onChange={({ target }) => type({ ...typed, day: target.value })}
          />
          <ChoiceField
            label={paper.rankedBy}
            value={rankedBy}
            onChoose={(value) => type({ ...typed, rankedBy: rankings.find((each) => each === value) })}
            choices={rankings.map((each) => [each, paper[each]])}
          />
        </div>
        <EveningGrid
          typed={typed}
          names={membersOn(league.players).map(({ name }) => name)}
          isPoints={rankedBy !== "places"}
          onType={type}
        />
        <div role="alert" className="empty:hidden">
          {problem && <ProblemText>{problem}</ProblemText>}
        </div>
        <button type="submit" className="key justify-self-start px-5">
          {t.check}
        </button>
      </form>
      <PastReview
        past={past}
        mine={mine}
        lineProblem={({ line, message }) => t.problem({ game: grid?.gameAt(line) ?? 0, message })}
        onBrought={onBrought}
      />
    </>
  );
}
