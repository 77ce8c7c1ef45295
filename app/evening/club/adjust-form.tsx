"use client";

import { type FormEvent, useState } from "react";
import { Choice } from "@/app/shared/choice";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { maxReasonLength } from "@/lib/rules/score/adjust";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface AdjustFormProps {
  readonly who: string;
  onAdjust(entry: object): void;
}

/** A referee's word: points and a win more or less, and why. */
export function AdjustForm({ who, onAdjust }: AdjustFormProps) {
  const t = useCatalogue("club");
  const [points, setPoints] = useState("");
  const [wins, setWins] = useState("0");
  const [why, setWhy] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = points.trim().replace("−", "-");
    const number = typed === "" ? 0 : Number(typed);
    const isRight = /^[+-]?\d*$/.test(typed) && Math.abs(number) <= 1_000 && why.trim() !== "";
    const isNothing = number === 0 && wins === "0";
    setWrong(!isRight || isNothing);
    if (isRight && !isNothing)
      onAdjust({
        kind: "adjust",
        who,
        ...(wins !== "0" && { wins: Number(wins) }),
        ...(number !== 0 && { points: number }),
        why: why.trim(),
      });
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <label className="grid gap-1 font-semibold">
        {t.adjustPoints}
        <input
          inputMode="text"
          autoComplete="off"
          className="field w-full font-display tabular-nums"
          placeholder="−10"
          value={points}
          onChange={(event) => setPoints(event.target.value)}
        />
      </label>
      <Choice
        label={t.adjustWins}
        value={wins}
        onChoose={setWins}
        choices={[
          ["0", t.asTheyAre],
          ["1", "+1"],
          ["-1", "−1"],
        ]}
      />
      <label className="grid gap-1 font-semibold">
        {t.adjustWhy}
        <input
          className="field w-full font-normal"
          value={why}
          maxLength={maxReasonLength}
          autoComplete="off"
          onChange={(event) => setWhy(event.target.value)}
        />
      </label>
      <div role="alert" className="empty:hidden">
        {isWrong && <ProblemText>{t.adjustWrong}</ProblemText>}
      </div>
      <button type="submit" className="key min-h-12">
        {t.adjustSave}
      </button>
    </form>
  );
}
