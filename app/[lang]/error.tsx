"use client";

import { lazy, Suspense } from "react";

// Every page loads this file, but hardly any needs its content, which is loaded when needed.
const PageError = lazy(async () => ({ default: (await import("@/app/page-error")).PageError }));

export default function ErrorScreen({ retry }: { readonly retry: () => void }) {
  return (
    <Suspense>
      <PageError retry={retry} />
    </Suspense>
  );
}
