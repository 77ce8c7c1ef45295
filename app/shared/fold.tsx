"use client";

import type { ReactNode } from "react";
import { Icon } from "@/lib/ui/icon";
import { useOpened } from "@/lib/ui/use-opened";

interface FoldProps {
  readonly label: string;
  /** Whether it starts open. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A line that opens its content, which is drawn then. */
export function Fold({ label, open, children }: FoldProps) {
  const { wasOpened, onToggle } = useOpened(open);
  return (
    <details className="group/fold" open={open || undefined} onToggle={onToggle}>
      <summary className="flex min-h-12 items-center justify-between gap-3 py-1 font-semibold wrap-anywhere">
        {label}
        <Icon icon="down" className="size-5 shrink-0 text-ink-soft group-open/fold:rotate-180" />
      </summary>
      {wasOpened && (
        <div className="grid grid-cols-1 gap-5 border-l-4 border-brass py-2 pl-4">{children}</div>
      )}
    </details>
  );
}
