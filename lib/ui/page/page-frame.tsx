import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icon";
import { Link } from "./link";

interface PageFrameProps {
  /** The page's heading, on the walnut rail. */
  readonly title: string;
  /** Where the rail leads back to; `onBack` goes there without loading a page. */
  readonly back?: { readonly href: string; readonly label: string; onBack?(): void };
  /** Before the heading. */
  readonly sign?: ReactNode;
  /** Further links or buttons on the rail. */
  readonly tools?: ReactNode;
  /** `screen`: full width and at least full height, for a board that is read from afar. */
  readonly wide?: boolean | "screen";
  readonly children: ReactNode;
}

/** The rail along the top of every page, and the width of its content. */
export function PageFrame({ title, back, sign, tools, wide = false, children }: PageFrameProps) {
  const width = wide === "screen" ? "max-w-none" : wide ? "max-w-7xl" : "max-w-3xl";
  return (
    <>
      <header className="on-side:sticky on-side:top-0 on-side:z-20 border-b-2 border-brass bg-linear-to-b from-walnut-light to-walnut text-on-walnut">
        <div
          className={`mx-auto flex min-h-14 w-full ${width} flex-wrap items-center justify-end gap-1 px-2 py-1 sm:px-4 on-side:min-h-12 on-side:py-0`}
        >
          {back && (
            <Link
              href={back.href}
              aria-label={back.label}
              {...(back.onBack && { onClick: instead(back.onBack) })}
              className="grid size-12 shrink-0 place-items-center rounded-plate"
            >
              <Icon icon="back" className="size-6" />
            </Link>
          )}
          {sign}
          <h1 className={`min-w-0 grow basis-[min(9rem,60vw)] text-lead ${back ? "" : "pl-2"}`}>{title}</h1>
          {tools}
        </div>
      </header>
      <main
        id="content"
        className={`mx-auto flex w-full grow flex-col ${width} px-4 pt-4 pb-8 sm:px-6 on-side:pt-2`}
      >
        {children}
      </main>
    </>
  );
}

/** Only a page that runs in the browser can do something other than follow the link. */
const instead = (go: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  go();
};
