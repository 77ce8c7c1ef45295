"use client";

import { type ReactNode, useId } from "react";
import { NameField } from "@/app/shared/seats/name-field";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { type PeopleNow, starts } from "@/lib/rules/people/people";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { moneyText } from "@/lib/ui/text/money-text";
import type { JoinEntry } from "./choices";
import { isOfName, Refused } from "./refused";
import { StartField } from "./start-field";

interface JoinFieldsProps {
  readonly entry: JoinEntry;
  readonly now: PeopleNow;
  /** Who plays, without the newcomer. */
  readonly playing: readonly Player[];
  /** Whether points rank, so that the newcomer's start matters. */
  readonly counts: boolean;
  readonly problems: readonly Problem[];
  /** Only the name, until there is one. */
  readonly isBrief?: boolean;
  onEntry(entry: JoinEntry): void;
  /** Shown with the name: other people who might be meant. */
  readonly children?: ReactNode;
}

const first = "";

/** The newcomer's name, seat and starting score. */
export function JoinFields({
  entry,
  now,
  playing,
  counts,
  problems,
  isBrief = false,
  onEntry,
  children,
}: JoinFieldsProps) {
  const language = useLanguage();
  const speaker = useSpeaker();
  const t = useCatalogue("people");
  const seat = useId();
  const behind = entry.after === null ? first : (entry.after ?? playing.at(-1)?.id ?? first);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NameField
          label={t.joinName}
          name={entry.player.name}
          onName={(name) => onEntry({ ...entry, player: { ...entry.player, name } })}
          wrong={problems.filter(isOfName).map(speaker.problem)}
        />
        {!isBrief && (
          <div className="grid grid-cols-1 content-start gap-1">
            <label htmlFor={seat} className="font-semibold">
              {t.seat}
            </label>
            <select
              id={seat}
              value={behind}
              onChange={({ target: { value } }) =>
                onEntry({ ...entry, after: value === first ? null : value })
              }
              className="field min-w-0"
            >
              <option value={first}>{t.firstSeat}</option>
              {playing.map(({ id, name }) => (
                <option key={id} value={id}>
                  {t.after({ name: name.trim() })}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {children}
      {counts && !isBrief && (
        <StartField
          label={t.begins}
          named={starts}
          begins={now.begins}
          own={now.own}
          start={entry.start}
          onStart={(start) => onEntry({ ...entry, start })}
        />
      )}
      {!isBrief && now.pays !== undefined && now.pays > 0 && (
        <p>{t.pays({ money: moneyText(now.pays, language) })}</p>
      )}
      <Refused problems={problems.filter((problem) => !isOfName(problem))} />
    </>
  );
}
