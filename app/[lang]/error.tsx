"use client";

import { lazy, Suspense } from "react";

// Every page loads this file, and none needs what it shows.
const PageError = lazy(async () => ({ default: (await import("@/app/page-error")).PageError }));

export default function ErrorScreen({ retry }: { readonly retry: () => void }) {
  return (
    <Suspense>
      <PageError retry={retry} />
    </Suspense>
  );
}
