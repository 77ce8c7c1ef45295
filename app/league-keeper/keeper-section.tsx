"use client";

import type { ReactNode } from "react";
import { Icon } from "@/lib/ui/icon";
import { useOpened } from "@/lib/ui/use-opened";

interface KeeperSectionProps {
  readonly id: string;
  readonly heading: string;
  /** What the section is for, or what it holds now, in a few words. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** One section of the keeper's page: a row with its heading and a summary, which opens it. It is drawn then. */
export function KeeperSection({ id, heading, summary, children }: KeeperSectionProps) {
  const { wasOpened, onToggle } = useOpened();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <details className="group/section" onToggle={onToggle}>
        <summary className="flex min-h-16 items-center justify-between gap-3 px-4 py-2 sm:px-5">
          <div className="min-w-0">
            <h2 id={id} className="text-lead">
              {heading}
            </h2>
            <p className="text-fine text-ink-soft wrap-anywhere">{summary}</p>
          </div>
          <Icon icon="down" className="size-5 shrink-0 text-ink-soft group-open/section:rotate-180" />
        </summary>
        {wasOpened && <div className="grid grid-cols-1 gap-4 px-4 pt-2 pb-6 sm:px-5">{children}</div>}
      </details>
    </section>
  );
}
