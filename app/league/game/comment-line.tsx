/** The keeper's comment on a game or an evening. Nothing if there is none. */
export function CommentLine({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p dir="auto" className="border-s-4 border-brass ps-3 text-pretty wrap-anywhere italic">
      {text}
    </p>
  );
}
