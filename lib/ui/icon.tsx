/** Drawn on 24 × 24, as strokes of one width. */
const paths = {
  close: "M5 5L19 19M19 5L5 19",
  back: "M15 4L7 12L15 20",
  forward: "M9 4L17 12L9 20",
  up: "M5 15L12 8L19 15",
  down: "M5 9L12 16L19 9",
  erase: "M8 5H21V19H8L2 12ZM11.5 9.5L16.5 14.5M16.5 9.5L11.5 14.5",
  done: "M4 13L9.5 18.5L20 6",
  fill: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
  change: "M4 20L5 15L16 4L20 8L9 19ZM13.5 6.5L17.5 10.5",
  waiting: "M12 6V12L15.5 15M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2",
  camera: "M3 8H7.5L9.5 5H14.5L16.5 8H21V19H3ZM12 16.5A3.5 3.5 0 1 0 12 9.5A3.5 3.5 0 1 0 12 16.5",
  settings:
    "M3 7H13M19 7H21M16 4A3 3 0 1 0 16 10A3 3 0 1 0 16 4M3 17H5M11 17H21M8 14A3 3 0 1 0 8 20A3 3 0 1 0 8 14",
  plus: "M12 5V19M5 12H19",
} as const;

export type IconName = keyof typeof paths;

/** A small sign beside words, or on a button that has a name of its own. */
export function Icon({ icon, className }: { readonly icon: IconName; readonly className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[icon]} />
    </svg>
  );
}
