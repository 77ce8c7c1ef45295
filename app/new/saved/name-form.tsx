"use client";

import { type ReactNode, useState } from "react";
import { NameField } from "@/app/shared/seats/name-field";
import type { StoredRules } from "@/lib/client/house-rules";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { maxRulesName } from "@/lib/rules/document/house-rules";
import { isSameName } from "@/lib/rules/people/player-problems";

interface NameFormProps {
  readonly name: string;
  /** The other house rules. */
  readonly others: readonly StoredRules[];
  /** Whether house rules with the same name are replaced; otherwise the name is taken. */
  readonly mayReplace: boolean;
  /** Why saving failed. */
  readonly problem: string | undefined;
  readonly label: string;
  /** The class of the save button. */
  readonly className: "action" | "key min-h-14";
  onName(name: string, replaced: StoredRules | undefined): void;
  readonly children?: ReactNode;
}

/** The name of house rules. */
export function NameForm({
  name,
  others,
  mayReplace,
  problem,
  label,
  className,
  onName,
  children,
}: NameFormProps) {
  const t = useCatalogue("newGame");
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const same = others.find((each) => isSameName(each.name, typed));
  const wrong = [
    ...(isTried && typed.trim() === "" ? [t.nameMissing] : []),
    ...(isTried && same && !mayReplace ? [t.nameTaken({ name: same.name })] : []),
    ...(problem === undefined ? [] : [problem]),
  ];
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (typed.trim() !== "" && (mayReplace || !same)) onName(typed.trim().normalize("NFC"), same);
      }}
    >
      <NameField
        label={t.rulesName}
        name={typed}
        onName={(next) => {
          setTried(false);
          setTyped([...next].slice(0, maxRulesName).join(""));
        }}
        wrong={wrong}
      />
      {same && mayReplace && <p className="text-ink-soft wrap-anywhere">{t.replaces({ name: same.name })}</p>}
      {children}
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
