"use client";

import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/lib/ui/page/confirm-dialog";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface ConfirmedKeyProps {
  readonly label: string;
  readonly className: string;
  /** The title of the confirmation. */
  readonly title: string;
  /** Resolves to what went wrong, in words. The dialog is closed by then. */
  run(): Promise<string | undefined>;
  /** What would be lost, and what would not. */
  readonly children: ReactNode;
}

/** A button that asks for confirmation before it acts, and shows below it what went wrong. */
export function ConfirmedKey({ label, className, title, run, children }: ConfirmedKeyProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const yes = async () => {
    // First, because closing the dialog goes back in the history, and would undo a navigation made in the meantime.
    setAsking(false);
    setProblem(await run());
  };
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </button>
      <div role="alert" className="empty:hidden">
        {problem && <ProblemText>{problem}</ProblemText>}
      </div>
      <ConfirmDialog
        title={title}
        label={label}
        open={asking}
        yes={() => void yes()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
