import { lettersOf } from "./letters";

interface WholeNameProps {
  readonly name: string;
  /** The size of the letters if there is room. */
  readonly largest: "var(--text-lead)" | "var(--text-base)" | "var(--text-fine)" | "var(--text-seat)";
  /** Shown before it. */
  readonly number?: number;
}

/** The letters of the longest word of a name; a hyphen belongs to the word before it. */
export const longestWord = (name: string): number =>
  Math.max(1, ...(name.match(/[^\s-]+-?/g) ?? []).map((word) => lettersOf(word).length));

/**
 * The letters of a key: as large as the text size says, or as its longest word still fits. `room`: how wide a word of one
 * letter may be, about 1.75 times the width inside the key.
 */
export const fitting = (text: string, largest: `${number}rem`, room: `${number}${"vmin" | "cqi"}`) => ({
  fontSize: `min(${largest}, ${room} / ${longestWord(text)})`,
});

/** A name in letters small enough that its longest word is not broken, as long as they are legible. */
export function WholeName({ name, largest, number }: WholeNameProps) {
  const longest = longestWord(name);
  return (
    <span className="@container block">
      <span
        className="block hyphens-auto wrap-anywhere"
        style={{ fontSize: `max(12px, min(${largest}, 145cqi / ${longest}))` }}
      >
        {number !== undefined && (
          <>
            <span aria-hidden="true" className="font-display text-brass-bright">
              {number}
            </span>{" "}
          </>
        )}
        {name}
      </span>
    </span>
  );
}
