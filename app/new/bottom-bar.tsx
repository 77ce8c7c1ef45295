import type { ReactNode } from "react";

/** What continues, always in sight at the bottom of the page. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-8 grid gap-2 border-t border-line bg-table px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      {children}
    </div>
  );
}
