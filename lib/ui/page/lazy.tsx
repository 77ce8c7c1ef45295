"use client";

import { type ComponentType, createElement, Suspense, useEffect, useSyncExternalStore } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { type WordsName, withWords } from "@/lib/i18n/with-words";
import { type Observable, observable } from "@/lib/rules/observable";
import { ProblemText } from "../text/problem-text";

type Part<P extends object> = { readonly shown: ComponentType<P> } | "waiting" | "failed";

interface LazyOptions {
  readonly words?: readonly WordsName[];
  readonly Meanwhile?: ComponentType;
}

const parts: (() => Promise<void>)[] = [];

/**
 * A part of a screen whose code is loaded when it is first shown. If it is already loaded, it is drawn immediately; if
 * loading fails it says so, and tries again on request or when the network is back. `fetch` loads it ahead. `name`: of
 * the part among what its file exports; `words`: the catalogues it needs; `Meanwhile` is shown until it is there.
 */
export function lazy<Name extends string, P extends object>(
  load: () => Promise<{ readonly [Exported in Name]: ComponentType<P> }>,
  name: Name,
  { words = [], Meanwhile }: LazyOptions = {},
): ComponentType<P> & { fetch(): Promise<void> } {
  const part = observable<Part<P>>("waiting");
  const fetch = async () => {
    if (typeof part.snapshot() === "object") return;
    part.set("waiting");
    try {
      part.set({ shown: (await withWords(load(), ...words))[name] });
    } catch {
      part.set("failed");
    }
  };
  parts.push(fetch);
  return Object.assign(
    (props: P) => <Later part={part} fetch={fetch} shown={props} Meanwhile={Meanwhile} />,
    { fetch },
  );
}

interface LaterProps<P extends object> {
  readonly part: Observable<Part<P>>;
  fetch(): Promise<void>;
  readonly shown: P;
  readonly Meanwhile: ComponentType | undefined;
}

function Later<P extends object>({ part: source, fetch, shown, Meanwhile }: LaterProps<P>) {
  const part = useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
  useEffect(() => {
    void fetch();
    window.addEventListener("online", fetch);
    return () => window.removeEventListener("online", fetch);
  }, [fetch]);
  if (part === "waiting") return Meanwhile ? <Meanwhile /> : null;
  return part === "failed" ? (
    <NotLoaded again={() => void fetch()} />
  ) : (
    <Suspense fallback={Meanwhile && <Meanwhile />}>{createElement(part.shown, shown)}</Suspense>
  );
}

/** Loads all parts, one after the other, in case there is no network later. */
export async function fetchAhead(): Promise<void> {
  // A loaded part may add parts of its own, so the list grows during the loop.
  for (const fetch of parts) await fetch();
}

function NotLoaded({ again }: { again(): void }) {
  const t = useWords().shell;
  return (
    <div className="grid justify-items-start gap-2 p-3">
      <ProblemText>{t.partFailed}</ProblemText>
      <button type="button" className="key" onClick={again}>
        {t.tryAgain}
      </button>
    </div>
  );
}
