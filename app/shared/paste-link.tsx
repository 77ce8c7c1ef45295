"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { linkIn } from "@/lib/client/net/secret-links";
import { type SecretLink, secretAddress } from "@/lib/export/links/secret-link";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface PasteLinkProps {
  /** What is wrong with the link that was used last. */
  readonly problem?: string | undefined;
  readonly busy?: boolean;
  /** Uses the link on this page; if it is for another one, false. */
  use?(link: SecretLink): Promise<boolean>;
  /** What it is for. */
  readonly children?: ReactNode;
}

/** A box for a whole link, or the message it came in. Whatever happened to it on the way is undone if it can be. */
export function PasteLink({ problem, busy = false, use, children }: PasteLinkProps) {
  const t = useCatalogue("invite");
  const about = useId();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<"damaged" | "none">();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const link = await linkIn(text).catch(() => undefined);
    setTrouble(typeof link === "object" ? undefined : (link ?? "none"));
    if (typeof link !== "object") return;
    setText("");
    if (!(await use?.(link))) window.location.replace(secretAddress(link));
  };
  const said = trouble ? t.pasteTrouble[trouble] : problem;
  return (
    <form
      className="grid w-full grid-cols-1 gap-2 text-left"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="text-fine" id={about}>
        {children ?? t.pasteHint}
      </div>
      <div className="flex gap-2">
        <input
          type="text"
          inputMode="url"
          aria-label={t.pasted}
          aria-describedby={about}
          className="field min-w-0 grow"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="key shrink-0" disabled={busy}>
          {t.use}
        </button>
      </div>
      <div role="alert" className="text-fine empty:hidden">
        {said && <ProblemText>{said}</ProblemText>}
      </div>
    </form>
  );
}
