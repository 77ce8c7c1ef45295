"use client";

import type { ReactNode } from "react";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import type { Prompt } from "@/lib/rules/prompts";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { LastEntry } from "./last-entry";

interface EntryBarProps {
  /** What can be entered in a form now. */
  readonly forms: readonly Prompt[];
  /** Whether something else, which has to be answered first, is the main action. */
  readonly isSecond: boolean;
  /** The last entry. */
  readonly done: ToastMessage | undefined;
  onForm(kind: string): void;
  /** In the place of all that, while it is asked. */
  readonly children?: ReactNode;
}

/** In landscape there is room beside the rail, but not for what takes the place of all that. */
const onTheRail =
  "on-side:fixed on-side:top-0 on-side:right-0 on-side:bottom-auto on-side:z-30 on-side:m-0 on-side:max-w-[70%] on-side:auto-cols-auto on-side:border-0 on-side:bg-transparent on-side:py-px on-side:pr-[max(0.75rem,env(safe-area-inset-right))]";

/** The bar at the bottom, or beside the rail: the last entry, and the forms for the next. */
export function EntryBar({ forms, isSecond, done, onForm, children }: EntryBarProps) {
  const speaker = useSpeaker();
  return (
    <div
      className={`sticky bottom-0 -mx-4 mt-auto -mb-8 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-table px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:-mx-2 lg:mb-0 lg:px-2 ${children ? "" : onTheRail} left-hand:[&>:first-child:not(:last-child)]:order-last`}
    >
      {children}
      <div role="status" data-passing className={done && !children ? "grid" : "sr-only"}>
        {done && <LastEntry message={done} alone={forms.length === 0} />}
      </div>
      {(children ? [] : forms).map(({ kind, title }) => (
        <button
          key={kind}
          type="button"
          className={`${isSecond ? "key min-h-14" : "action px-2"} w-full on-side:min-h-12 on-side:px-4 on-side:py-0 ${done ? "text-[min(1.0625rem,5.5vmin)]" : ""}`}
          data-main-action
          onClick={() => onForm(kind)}
        >
          {speaker.text(title)}
        </button>
      ))}
    </div>
  );
}
