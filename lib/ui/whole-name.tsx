import { lettersOf } from "./letters";

interface WholeNameProps {
  readonly name: string;
  /** How large the letters are where there is room. */
  readonly largest: "var(--text-lead)" | "var(--text-seat)";
  /** What stands before it. */
  readonly number?: number;
}

/** A name in letters so small that its longest word stays whole in the width there is, as long as one can read it. */
export function WholeName({ name, largest, number }: WholeNameProps) {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => lettersOf(word).length));
  return (
    <span className="@container block">
      <span
        className="block hyphens-auto wrap-anywhere"
        style={{ fontSize: `max(0.6875rem, min(${largest}, 145cqi / ${longest}))` }}
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
