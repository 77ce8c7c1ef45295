"use client";

import { useState } from "react";
import { Fold } from "@/app/shared/fold";
import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import { eveningSettings, type Staying, type Way, ways } from "@/lib/client/evening/evenings";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Game } from "@/lib/rules/game";
import { numberText } from "@/lib/ui/text/fixed-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { localeForAll } from "@/lib/ui/text/when-text";
import { BottomBar } from "./bottom-bar";
import { OptionChoice } from "./house-rules/option-choice";
import { useStartEvening } from "./use-start-evening";
import { WayCards } from "./way-cards";

interface EveningChoiceProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** Everybody, those included whose names are still being typed. */
  readonly draft: SetupDraft;
  /** The league that its games count in. */
  readonly league: SetupDraft["league"];
  /** Whether names and house rules are right so far. */
  readonly isReady: boolean;
  onProblem(): void;
}

/** More people than a table of two pairs takes: who plays next, and the key that starts the evening. */
export function EveningChoice({ game, options, draft, league, isReady, onProblem }: EveningChoiceProps) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const [chosen, setWay] = useState<Way>("winners");
  const [staying, setStaying] = useState<Staying>({ limit: 0, split: false });
  const { players } = draft;
  const hasPairs = players.length % 2 === 0;
  const way = chosen === "pairs" && !hasPairs ? "winners" : chosen;
  const list = new Intl.ListFormat(localeForAll(language));
  const pairs = players.flatMap(({ name }, index) =>
    index % 2 === 0 ? [list.format([name, players[index + 1]?.name ?? ""].map((each) => each.trim()))] : [],
  );
  const { start, isBusy, problems } = useStartEvening(league, () => {
    if (isReady) return { game: game.id, options, players, ...eveningSettings(way, players, staying) };
    onProblem();
    return undefined;
  });
  return (
    <>
      <WayCards<Way>
        legend={
          <>
            <legend className="mb-1">
              <h2 className="text-title">{t.how}</h2>
            </legend>
            <p className="text-ink-soft text-pretty">{t.tooManyForOne({ count: players.length })}</p>
          </>
        }
        ways={ways.filter((each) => each !== "pairs" || hasPairs)}
        chosen={way}
        names={t.ways}
        texts={t.wayTexts}
        more={way === "pairs" && <span className="text-fine wrap-anywhere">{t.pairsOf({ pairs })}</span>}
        onChoose={setWay}
      />
      {way === "winners" && <WinnersStay staying={staying} onChange={setStaying} />}
      <BottomBar>
        <div role="alert" className="grid gap-1 empty:hidden">
          {problems.map((each) => (
            <ProblemText key={each}>{each}</ProblemText>
          ))}
        </div>
        <button type="button" className="action w-full" disabled={isBusy} onClick={() => void start()}>
          {t.start}
        </button>
      </BottomBar>
    </>
  );
}

/** More wins running than anybody lets winners stay for, in keys that fill two rows on a phone. */
const limits = Array.from({ length: 9 }, (_, games) => games);

/** House rules for winners who stay; few have any. */
function WinnersStay({ staying, onChange }: { readonly staying: Staying; onChange(staying: Staying): void }) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  return (
    <Fold label={t.more}>
      <OptionChoice
        ask={{
          type: "choice",
          field: "limit",
          label: t.limit,
          value: staying.limit,
          choices: limits.map((games) => ({
            value: games,
            label: games === 0 ? t.never : numberText(games, language),
          })),
        }}
        problem={undefined}
        onChoose={(games) => onChange({ ...staying, limit: Number(games) })}
      />
      <label className="flex min-h-14 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-felt"
          checked={staying.split}
          onChange={({ target }) => onChange({ ...staying, split: target.checked })}
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">{t.split}</span>
          <span className="text-fine text-ink-soft text-pretty">{t.splitText}</span>
        </span>
      </label>
    </Fold>
  );
}
