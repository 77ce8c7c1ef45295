"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { emptySetup, type SetupDraft, storeSetup } from "@/app/shared/setup/setup-draft";
import { createEvening } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import { drawOf, formOf, pairsIn, type Way, ways } from "@/lib/evening/hall/ways";
import type { Form } from "@/lib/evening/setup";
import { catalogue } from "@/lib/i18n/catalogues";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { speaker } from "@/lib/i18n/text";
import type { Game } from "@/lib/rules/game";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { Choice } from "./choice";

export interface ClubSetupProps {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** Those whose names are known already; others come later. */
  readonly draft: SetupDraft;
  /** The league that its games count in. */
  readonly league: SetupDraft["league"];
  /** How these rules can be played at several tables. */
  readonly forms: readonly Form[];
}

/** More tables than a club has. */
const maxOffered = 20;
const chairs = [3, 4, 5, 6, 7, 8];

/** Who plays with whom at several tables, and the key that opens the evening. */
export function ClubSetup({ game, options, draft, league, forms }: ClubSetupProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const router = useRouter();
  const offered = ways.filter((way) => forms.includes(formOf(way)));
  const [way, setWay] = useState<Way>(offered[0] ?? "partners/mix");
  const [tables, setTables] = useState("");
  const [size, setSize] = useState("4");
  const [spare, setSpare] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = formOf(way);
  const { players } = draft;
  const { pairs, alone } = pairsIn(players);
  const start = useSingleFlight(async () => {
    if (form === "pairs" && alone) return setProblems([t.oddOne(alone)]);
    const made = await createEvening({
      form,
      game: game.id,
      options,
      settings: {
        draw: drawOf(way),
        ...(tables !== "" && { tables: Number(tables) }),
        ...(form === "alone" && { size: Number(size) }),
        ...(form === "partners" && spare !== "" && { spare }),
      },
      ...(form === "pairs" ? { players: [], pairs } : { players }),
      ...(league && { league }),
    });
    if (made.ok) {
      storeSetup(emptySetup);
      return router.replace(await tableOf(made.value, "evening"));
    }
    const { problem } = speaker(language, catalogue("evening", language));
    setProblems(made.error.map(problem));
  });
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="mb-1 font-semibold">{t.how}</legend>
        {offered.map((each) => (
          <label
            key={each}
            className="panel flex min-h-14 items-start gap-3 p-3 has-checked:border-brass has-checked:bg-felt-soft"
          >
            <input
              type="radio"
              name="way"
              className="mt-1 size-5 shrink-0 accent-felt"
              checked={way === each}
              onChange={() => setWay(each)}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="font-semibold">{t.ways[each]}</span>
              <span className="text-fine text-ink-soft text-pretty">{t.wayTexts[each]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="fields">
        <Choice
          label={t.tables}
          value={tables}
          onChoose={setTables}
          choices={[
            ["", t.tablesAny],
            ...Array.from({ length: maxOffered }, (_, index) => [`${index + 1}`, `${index + 1}`] as const),
          ]}
        />
        {form === "alone" && (
          <Choice
            label={t.chairs}
            value={size}
            onChoose={setSize}
            choices={chairs.map((count) => [`${count}`, `${count}`])}
          />
        )}
        {form === "partners" && players.length > 0 && (
          <Choice
            label={t.spare}
            hint={t.spareText}
            value={spare}
            onChoose={setSpare}
            choices={[["", t.noSpare], ...players.map(({ id, name }) => [id, name.trim()] as const)]}
          />
        )}
      </div>
      <p className="text-fine text-ink-soft text-pretty">{t.others}</p>
      <div role="alert" className="grid gap-1 empty:hidden">
        {problems.map((problem) => (
          <ProblemText key={problem}>{problem}</ProblemText>
        ))}
      </div>
      <button type="button" className="action w-full" onClick={() => void start()}>
        {t.start}
      </button>
    </>
  );
}
