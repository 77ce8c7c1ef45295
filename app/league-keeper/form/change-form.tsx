"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type ChangeOutcome, changeLeague, type NewChange } from "@/lib/client/leagues/leagues";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";

/** A question to be answered before anything is made, and what is shown below it. */
interface Question {
  readonly ask: string;
  readonly about?: ReactNode;
}

/** A change that a form makes. */
interface Made {
  readonly change: NewChange;
  /** Others that have to be made before it. */
  readonly first?: readonly NewChange[];
  /** A question to be answered before anything is made. */
  readonly ask?: string | undefined;
  /** Finds out what there is to ask. */
  readonly preview?: () => Promise<Question | undefined>;
  /** Why it cannot be made: then nothing is. */
  readonly problems?: readonly Problem[];
}

/** The result of reading a form; `problem`: why what was typed is no change. */
export type Filled = Made | { readonly problem: string };

interface ChangeFormProps {
  readonly leagueId: string;
  /** What the form is for. */
  readonly label: string;
  /** The label of its button. */
  readonly send: string;
  /** Whether the form adds something: it is emptied once the change is stored. */
  readonly clears?: boolean;
  read(field: (name: string) => string): Filled;
  /** Called once the change is stored, with whether the server has it already. */
  onMade?(made: ChangeOutcome): void;
  readonly children: ReactNode;
}

/** A form that makes one change to a league. Problems are shown below it, and the fields keep their contents. */
export function ChangeForm({
  leagueId,
  label,
  send,
  clears = false,
  read,
  onMade,
  children,
}: ChangeFormProps) {
  const id = useId();
  const t = useCatalogue("keeping");
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");
  const speaker = useLeagueSpeaker();
  const [busy, setBusy] = useState(false);

  const [question, setQuestion] = useState<Question & { make(): void }>();

  const make = useSingleFlight(async (form: HTMLFormElement, filled: Made) => {
    setBusy(true);
    const made = await changeLeague(leagueId, filled.change, filled.first ?? [], () => form.isConnected);
    setBusy(false);
    const [problem] = made.ok ? [] : made.error;
    setProblem(problem && speaker.problem(problem));
    if (!made.ok) return;
    if (clears) form.reset();
    onMade?.(made.value);
    setStatus(t[made.value]);
  });
  const askFirst = useSingleFlight(
    async (form: HTMLFormElement, filled: Made, preview: NonNullable<Made["preview"]>) => {
      setBusy(true);
      const asked = await preview().catch(() => undefined);
      setBusy(false);
      setProblem(undefined);
      if (asked) setQuestion({ ...asked, make: () => void make(form, filled) });
      else await make(form, filled);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setStatus("");
    const dates = form.querySelectorAll<HTMLInputElement>("input[type=date]");
    const undated = [...dates].find(({ validity }) => validity.valueMissing);
    if (undated) {
      undated.focus();
      return setProblem(t.dateMissing);
    }
    const fields = new FormData(form);
    const filled = read((name) => String(fields.get(name) ?? ""));
    if ("problem" in filled) return setProblem(filled.problem);
    const { ask, preview, problems: [found] = [] } = filled;
    if (found) return setProblem(speaker.problem(found));
    if (preview) return void askFirst(form, filled, preview);
    if (ask === undefined) return void make(form, filled);
    setProblem(undefined);
    setQuestion({ ask, make: () => void make(form, filled) });
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={label}
      aria-describedby={id}
      className="grid min-w-0 gap-3"
    >
      {children}
      <div id={id} role="alert" className="empty:hidden">
        {problem && <ProblemText>{problem}</ProblemText>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <button type="submit" className={clears ? "action" : "key px-5"} disabled={busy}>
          {send}
        </button>
        <p role="status" className="min-w-0 text-ink-soft wrap-anywhere">
          {status}
        </p>
      </div>
      <ConfirmDialog
        title={question?.ask ?? ""}
        label={send}
        open={question !== undefined}
        yes={() => {
          setQuestion(undefined);
          question?.make();
        }}
        onClose={() => setQuestion(undefined)}
      >
        {question?.about}
      </ConfirmDialog>
    </form>
  );
}
