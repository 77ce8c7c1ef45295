"use client";

import { useEffect, useState } from "react";
import { LinkKeys } from "@/app/shared/link-keys";
import { useOrigins } from "@/app/shared/use-origins";
import type { GamePhase } from "@/lib/client/game/games";
import { inviteLink, makeHandKey } from "@/lib/client/game/keys";
import { isLocal } from "@/lib/client/net/home-network";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { QrCode } from "@/lib/ui/pictures/qr-code";
import { ReplaceKey } from "./replace-key";

interface InviteSheetProps {
  readonly ready: Extract<GamePhase, { type: "ready" }>;
}

type Role = "keeper" | "watcher" | "player";

const pageOf = { keeper: "play", watcher: "watch", player: "hand" } as const;

/** A code and a link for each role; the code is large enough to be scanned by another phone. */
export function InviteSheet({ ready }: InviteSheetProps) {
  const { view, mayWrite, keys } = ready;
  const title = useWords().table.inviteTitle;
  const t = useCatalogue("invite");
  const [role, setRole] = useState<Role>("watcher");
  const origins = useOrigins();
  const [chosen, setChosen] = useState<string>();
  const origin = chosen ?? origins?.[0] ?? window.location.origin;

  const needsHandKey = role === "player" && keys.others.hand === undefined;
  useEffect(() => {
    if (needsHandKey) void makeHandKey(view.id, false);
  }, [needsHandKey, view.id]);
  const key = { keeper: keys.others.next ?? keys.keeper, player: keys.others.hand, watcher: undefined }[role];
  const link =
    role !== "watcher" && key === undefined ? undefined : inviteLink(origin, pageOf[role], view.id, key);
  const roles: readonly Role[] = mayWrite ? ["watcher", "player", "keeper"] : ["watcher"];
  return (
    <>
      {roles.length > 1 && (
        <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-1.5">
          <legend className="sr-only">{t.asWhat}</legend>
          {roles.map((each) => (
            <button
              key={each}
              type="button"
              className="key px-1"
              aria-pressed={role === each}
              onClick={() => setRole(each)}
            >
              {t.roles[each]}
            </button>
          ))}
        </fieldset>
      )}
      <p>{t.explain[role]}</p>
      {isLocal() && origins && (
        <p className="flex gap-2 rounded-plate bg-felt-soft p-3 text-fine">
          <Icon icon="info" className="size-5 shrink-0 text-felt-ink" />
          {t[origins.length > 0 ? "onlyHere" : "nowhere"]({ host: window.location.hostname })}
        </p>
      )}
      {origins && origins.length > 1 && (
        <label className="grid gap-1 text-fine font-semibold">
          {t.address}
          <select
            className="field font-normal"
            value={origin}
            onChange={(event) => setChosen(event.target.value)}
          >
            {origins.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {link === undefined ? (
        <p role="status">{t.making}</p>
      ) : (
        <>
          <QrCode text={link} label={t.codes[role]} className="mx-auto w-full max-w-80" />
          <p className="text-fine text-ink-soft">{keys.onServer ? t.scan : t.notOnServer}</p>
          <LinkKeys key={role} title={title} link={link} />
        </>
      )}
      {role !== "watcher" && <ReplaceKey key={role} gameId={view.id} whose={role} keys={keys} />}
    </>
  );
}
