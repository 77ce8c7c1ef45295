/** What the keeper of a league says of a game or an evening. Nothing where nothing is said. */
export function CommentLine({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p dir="auto" className="border-s-4 border-brass ps-3 text-pretty wrap-anywhere italic">
      {text}
    </p>
  );
}
