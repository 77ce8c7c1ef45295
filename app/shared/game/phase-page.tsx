"use client";

import type { ReactNode } from "react";
import { DeletedGame } from "@/app/shared/game/lazy-deleted-game";
import { OutdatedGame } from "@/app/shared/game/outdated-game";
import { PasteLink } from "@/app/shared/lazy-paste-link";
import type { GamePhase } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { Notice } from "@/lib/ui/page/notice";
import { PageFrame } from "@/lib/ui/page/page-frame";

/** What a page says where there is nothing to show. */
export interface NothingWords {
  /** There is no id in the address. */
  readonly noIdTitle: string;
  readonly noId: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly unreachableTitle: string;
  readonly unreachable: string;
}

interface PhasePageProps<View> {
  /** The id in the address; "" if there is none. */
  readonly id: string;
  readonly phase: GamePhase<View>;
  readonly title: string;
  readonly back?: { readonly href: string; readonly label: string };
  /** What is in the address. */
  readonly what?: "game" | "evening";
  readonly t: NothingWords;
  /** Whether a link that was sent may be pasted instead. */
  readonly takesLink?: boolean;
  /** What is shown until the game is read. */
  readonly loading: ReactNode;
  children(ready: Extract<GamePhase<View>, { type: "ready" }>): ReactNode;
}

/** The page of a game or an evening in the address, or why there is nothing to show. */
export function PhasePage<View>({
  id,
  phase,
  title,
  back,
  what = "game",
  t,
  takesLink = false,
  loading,
  children,
}: PhasePageProps<View>) {
  const home = { href: "/", label: useWords().shell.toGames };
  const nothing = (tile: string, heading: string, text: string, mayPaste = takesLink) => (
    <PageFrame title={title} {...(back && { back })}>
      <Notice tile={tile} title={heading} text={text}>
        <Link href={(back ?? home).href} className="action">
          {(back ?? home).label}
        </Link>
        {mayPaste && <PasteLink />}
      </Notice>
    </PageFrame>
  );
  if (id === "") return nothing("0-0", t.noIdTitle, t.noId);
  switch (phase.type) {
    case "loading":
      return loading;
    case "missing":
      return nothing("4-0", t.missingTitle, t.missing);
    case "unreachable":
      return nothing("w-0", t.unreachableTitle, t.unreachable, false);
    case "outdated":
      return <OutdatedGame title={title} {...(back && { back })} />;
    case "deleted":
      return <DeletedGame gameId={id} what={what} phase={phase} />;
    case "ready":
      return children(phase);
  }
}
