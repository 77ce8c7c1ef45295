"use client";

import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { bodyOf, type EntryDraft } from "@/app/shared/draft/draft";
import { nameOf } from "@/app/shared/game/name-of";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import type { Problem } from "@/lib/rules/problem";
import type { Prompt } from "@/lib/rules/prompts";
import { isRecord } from "@/lib/rules/record";
import { sameJson } from "@/lib/rules/same-json";
import { unusualIn } from "@/lib/rules/score/unusual";
import {
  askedAbout,
  firstOfHands,
  type InTheWay,
  inTheWay,
  placed,
  problemInWords,
  toShow,
} from "./entry-problems";
import { likelyOut, meantBy } from "./meant";

export interface EntryCheckProps {
  /** What the entry is checked against. */
  readonly position: Position;
  readonly prompt: Prompt;
  readonly draft: EntryDraft;
  /** The effective entries before this one, by which it is judged unusual or not. */
  readonly earlier: readonly unknown[];
  /** Saves the entry; returns why it could not be saved. */
  onSave(body: Record<string, unknown>): Promise<readonly Problem[]>;
}

const none: readonly Problem[] = [];

/** "Saving…" is shown only if saving takes longer than this, in milliseconds. */
const unnoticed = 150;

type Body = Readonly<Record<string, unknown>>;

const enteredHands = ({ left }: Body): string[] => (isRecord(left) ? Object.keys(left) : []);

/**
 * Checks an entry while it is typed, and saves it. Impossible entries are never saved. For unusual ones, the first tap
 * on Save asks, the second saves, and the same question is not asked again for this draft.
 */
export function useEntryCheck({ position, prompt, draft, earlier, onSave }: EntryCheckProps) {
  const t = useWords();
  const speaker = useSpeaker();
  const [tried, setTried] = useState(false);
  const saving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Problem[]>(none);
  const [asked, setAsked] = useState<readonly string[]>([]);

  const body = useMemo(() => bodyOf(prompt, draft), [prompt, draft]);
  const checked = useDeferredValue(body);
  const nothing = useMemo(() => likelyOut(position, prompt, checked), [position, prompt, checked]);
  const problems = useMemo(
    () => position.checkDraft(meantBy(position, checked, nothing)),
    [position, checked, nothing],
  );
  const oddities = useCallback(
    (of: Body) => {
      const likely = likelyOut(position, prompt, of);
      const meant = likely === undefined ? of : meantBy(position, of, likely);
      return unusualIn(position, meant, earlier).map(({ sign, path, question }) => ({
        sign,
        path,
        message: speaker.text(question),
      }));
    },
    [position, prompt, earlier, speaker],
  );
  const unusual = useMemo(() => oddities(checked), [oddities, checked]);
  const reported = (wrong: readonly Problem[]) =>
    wrong.map((problem) => ({ ...problem, message: speaker.problem(problem) }));
  const wrong = placed(reported(toShow([...problems, ...refused], tried)), enteredHands(checked));
  const odd = placed(unusual);
  const asking =
    problems.length === 0 && unusual.length > 0 && unusual.every(({ message }) => asked.includes(message));

  /** Saves; resolves to what prevents it, if anything does: a problem, or a question about a hand. */
  const save = async (entry: Body): Promise<InTheWay | undefined> => {
    if (saving.current) return undefined;
    setTried(true);
    const likely = likelyOut(position, prompt, entry);
    const meant = meantBy(position, entry, likely);
    const isChecked = sameJson(checked, entry);
    const wrongNow = isChecked ? problems : position.checkDraft(meant);
    if (wrongNow.length > 0) return inTheWay(placed(reported(wrongNow), enteredHands(meant)));
    if (likely !== undefined) return { field: "likely-out" };
    const odd = isChecked ? unusual : oddities(entry);
    const open = odd.flatMap(({ message }) => (asked.includes(message) ? [] : [message]));
    if (open.length > 0) {
      setAsked([...asked, ...open]);
      return askedAbout(placed(odd.filter(({ message }) => open.includes(message))));
    }
    saving.current = true;
    const report = setTimeout(() => setBusy(true), unnoticed);
    const refusal = await onSave(meant);
    setRefused(refusal);
    clearTimeout(report);
    saving.current = false;
    setBusy(false);
    return inTheWay(placed(reported(refusal), enteredHands(meant)));
  };

  /**
   * The message above the keys while this player's hand is entered: a problem of the entry, of this hand or of another
   * one; a question; a doubt.
   */
  const messageFor = (
    player: string | undefined,
  ): { readonly text: string; readonly tone: "wrong" | "odd" } | undefined => {
    const [first] = wrong.others;
    const mistake = first
      ? problemInWords(first, prompt, t, speaker)
      : (wrong.hands.get(player ?? "") ?? firstOfHands(wrong));
    if (mistake !== undefined) return { text: mistake, tone: "wrong" };
    const question = unusual.map(({ message }) => message).join(" ");
    if (nothing !== undefined)
      return { text: t.entry.didGoOut({ name: nameOf(position.players, nothing) }), tone: "odd" };
    // That nobody is out is a question by itself.
    const isOneQuestion = unusual.every(({ sign }) => sign === "nobody-out");
    const text = asking
      ? isOneQuestion
        ? question
        : t.entry.sureOf({ question })
      : (odd.others[0]?.message ?? odd.hands.get(player ?? ""));
    return text === undefined ? undefined : { text, tone: "odd" };
  };

  return {
    body,
    busy,
    asking,
    /** The player of whom it is asked whether they went out, before anything is saved. */
    nothing,
    save,
    messageFor,
    wrong: wrong.hands,
    /** The questions about the entry as a whole with a wrong answer, by field. */
    wrongFields: new Set(wrong.others.map(({ path }) => path.split("/")[1] ?? "")),
    odd: odd.hands,
    changed: () => setRefused(none),
  };
}
