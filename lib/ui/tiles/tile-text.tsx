/** A sentence in which tiles are not broken at their hyphen: "6-4" stays on one line. */
export function TileText({ text }: { readonly text: string }) {
  return text.split(/(\b\d{1,2}-\d{1,2}\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
