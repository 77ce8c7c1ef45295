/** The word ALL as it is written on a score sheet of 42: three strokes, two and two. */
const word = ["M2 25L10 2", "M10 2L18 25", "M5 17H15", "M26 2V25", "M26 25H38", "M46 2V25", "M46 25H58"];
const wordWidth = 60;
const between = 14;
const maxWords = 3;

/** At most this many strokes are drawn: three words. */
export const maxStrokes = word.length * maxWords;

interface AllStrokesProps {
  readonly made: number;
  /** At most `maxStrokes`. */
  readonly target: number;
  /** What a screen reader says. */
  readonly label: string;
  readonly className: string;
}

/**
 * Marks as strokes of the word ALL, which starts again after seven. There are as many strokes as the target: earned
 * ones are whole, the others dotted. A target of three is the letter A, and one of ten is ALL and A.
 */
export function AllStrokes({ made, target, label, className }: AllStrokesProps) {
  const strokes = Array.from({ length: target }, (_, index) => index);
  const width = Math.ceil(target / word.length) * (wordWidth + between) - between;
  return (
    <svg viewBox={`0 0 ${width} 27`} role="img" aria-label={label} className={`block ${className}`}>
      {strokes.map((index) => (
        <path
          key={index}
          d={word[index % word.length]}
          transform={`translate(${Math.floor(index / word.length) * (wordWidth + between)} 0)`}
          fill="none"
          strokeLinecap="round"
          {...(index < made
            ? { stroke: "var(--tile)", strokeWidth: 4 }
            : { stroke: "var(--on-walnut-soft)", strokeWidth: 1.6, strokeDasharray: "0 4" })}
        />
      ))}
    </svg>
  );
}
