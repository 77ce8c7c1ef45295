/** Says of a figure that the server does not have all of it yet. */
export const NotSent = ({ text }: { readonly text: string }) => (
  <span className="block pb-1 text-fine font-semibold text-brass-ink">{text}</span>
);
