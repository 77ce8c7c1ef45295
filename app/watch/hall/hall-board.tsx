"use client";

import { useEffect, useMemo, useState } from "react";
import { useClock } from "@/app/shared/use-clock";
import { wasByHand } from "@/lib/evening/hall/drawn-then";
import { settled } from "@/lib/evening/hall/settled";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { useAwake } from "@/lib/ui/device/awake";
import { speak, useHasVoice } from "@/lib/ui/device/speech";
import { calledOut } from "./called-out";
import { HallPlaces } from "./hall-places";
import { HallRest } from "./hall-rest";
import { HallTable } from "./hall-table";

/** So many are on a page, and a name at a table of two pairs is then a fourteenth of the height. */
const tablesAPage = 7;
const placesAPage = 10;

/** Whoever was drawn, and how the evening stands, to be read from across a hall. It turns pages when a key is pressed. */
export function HallBoard({ log }: { readonly log: EveningLog }) {
  const t = useCatalogue("club");
  const [turned, setTurned] = useState(0);
  const [isBlack, setBlack] = useState(false);
  const language = useLanguage();
  const hasVoice = useHasVoice(language);
  useAwake(true);
  const wall = useMemo(() => settled(log), [log]);
  const result = useMemo(() => wall.result([], false), [wall]);
  const { state, setup } = wall.position;
  const round = result.rounds.at(-1);
  const isByHand = useMemo(() => round !== undefined && wasByHand(wall, round), [wall, round]);
  const clock = useClock(wall, round);
  const ranked = result.standings.filter(({ games }) => games > 0);
  const pagesOf = <T,>(list: readonly T[], size: number): T[][] =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, page) =>
      list.slice(page * size, (page + 1) * size),
    );
  const tables = state.over || !round ? [] : pagesOf(round.tables, tablesAPage);
  const places = pagesOf(ranked, placesAPage);
  const count = tables.length + places.length;
  // The host's press shows its first page; what was turned before was another picture.
  const [pressed, setPressed] = useState(wall.lines.length);
  if (pressed !== wall.lines.length) {
    setPressed(wall.lines.length);
    setTurned(0);
  }
  const page = count > 0 ? turned % count : 0;
  const turn = () => setTurned((before) => before + 1);

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight" || key === "PageDown" || key === " ") setTurned((before) => before + 1);
      if (key === "b" || key === "B" || key === ".") setBlack((before) => !before);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  if (isBlack)
    return (
      <main id="content">
        <button
          type="button"
          aria-label={t.wallLight}
          className="fixed inset-0 z-50 size-full bg-[black]"
          onClick={() => setBlack(false)}
        />
      </main>
    );
  const title = state.over ? t.over : round ? t.round(round) : t.wallBefore;
  const shown = tables[page];
  return (
    <main id="content" className="flex h-dvh flex-col overflow-hidden bg-table">
      <header className="flex min-h-[8dvh] items-center gap-2 border-b-2 border-brass bg-linear-to-b from-walnut-light to-walnut px-[1.5vw] text-on-walnut">
        <h1 className="text-[min(5dvh,6vw)] leading-none">{title}</h1>
        <p className="grow text-[min(3dvh,4vw)] leading-none">
          {isByHand && !state.over && t.why["by-hand"]}
        </p>
        {clock && !state.over && (
          <p role="timer" className="text-[min(4dvh,5vw)] leading-none font-bold tabular-nums">
            {clock.phase === "over" ? t.atTime[setup.settings.atTime] : t.left({ minutes: clock.left })}
          </p>
        )}
        {count > 1 && (
          <button type="button" className="key" onClick={turn}>
            {t.wallNext({ page: page + 1, count })}
          </button>
        )}
        {round && !state.over && hasVoice && (
          <button type="button" className="key" onClick={() => speak(calledOut(wall, round, t), language)}>
            {t.wallCall}
          </button>
        )}
        <button type="button" className="key" onClick={() => setBlack(true)}>
          {t.wallBlack}
        </button>
      </header>
      {shown ? (
        <>
          <ul className="flex min-h-0 grow flex-col">
            {shown.map((table) => (
              <HallTable key={table.table} log={wall} table={table} />
            ))}
          </ul>
          {round && round.rest.length > 0 && <HallRest log={wall} rest={round.rest} />}
        </>
      ) : (
        <HallPlaces log={wall} rows={places[page - tables.length] ?? []} />
      )}
    </main>
  );
}
