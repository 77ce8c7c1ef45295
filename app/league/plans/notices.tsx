"use client";

import { useEffect, useState } from "react";
import { type PushState, pushState, turnOff, turnOn } from "@/lib/client/leagues/push-notices";
import type { BaseLanguage } from "@/lib/i18n/language";

interface NoticesProps {
  readonly slug: string;
  readonly as: string;
  readonly language: BaseLanguage;
  readonly t: {
    readonly heading: string;
    readonly hint: string;
    readonly on: string;
    readonly off: string;
    readonly isOn: string;
    readonly blocked: string;
    readonly failed: string;
  };
}

/** Turns this browser's notices about the league on and off; nothing if it cannot have any. Off by default. */
export function Notices({ slug, as, language, t }: NoticesProps) {
  const [state, setState] = useState<PushState>();
  const [status, setStatus] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void pushState({ slug, as, language }).then(setState, () => {
      // A browser that stores nothing has no notices either.
    });
  }, [slug, as, language]);
  if (state === undefined || state === "impossible") return null;
  const change = async () => {
    setBusy(true);
    setStatus("");
    const next = await (state === "on" ? turnOff : turnOn)({ slug, as, language });
    setBusy(false);
    if (next === "failed") return setStatus(t.failed);
    setState(next);
    if (next === "on") setStatus(t.isOn);
  };
  return (
    <section aria-labelledby="notices" className="panel grid justify-items-start gap-3 p-4 sm:p-5">
      <h2 id="notices" className="text-lead">
        {t.heading}
      </h2>
      <p className="text-pretty text-ink-soft">{state === "blocked" ? t.blocked : t.hint}</p>
      {state !== "blocked" && (
        <button type="button" className="key min-h-14 px-5" disabled={busy} onClick={() => void change()}>
          {state === "on" ? t.off : t.on}
        </button>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {status}
      </p>
    </section>
  );
}
