interface OfferKeyProps {
  readonly name: string;
  /** Its family and where it is played, or who played it. */
  readonly about: readonly string[];
  /** Why it was found, or the league it counts in. */
  readonly notes?: readonly string[];
  onChoose(): void;
}

/** A button for a game in a list. */
export function OfferKey({ name, about, notes = [], onChoose }: OfferKeyProps) {
  return (
    <button type="button" className="key min-h-14 justify-start px-4 py-2 text-left" onClick={onChoose}>
      <span className="grid min-w-0 leading-snug wrap-anywhere">
        <span className="font-display font-bold">{name}</span>
        {about.length > 0 && (
          <span className="text-fine font-normal text-ink-soft">{about.join("\u00a0· ")}</span>
        )}
        {notes.map((note) => (
          <span key={note} className="text-fine font-normal text-felt-ink">
            {note}
          </span>
        ))}
      </span>
    </button>
  );
}
