/** Says of a figure that the server does not have all of it yet; nothing if it has. */
export const NotSent = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <span className="block pb-1 text-fine font-semibold text-brass-ink">{text}</span>
  );
