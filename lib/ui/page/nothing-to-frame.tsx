/** The widget of a league that is not there. Without links: other pages may not be framed. */
export function NothingToFrame({ title }: { readonly title: string }) {
  return (
    <main id="content" className="min-h-dvh bg-table p-4 text-ink">
      <h1 className="mx-auto max-w-xl text-lead">{title}</h1>
    </main>
  );
}
