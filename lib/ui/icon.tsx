/** Drawn on a 24 × 24 grid, as strokes of one width. */
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
  minus: "M5 12H19",
  undo: "M9 5L4 10L9 15M4 10H14.5A5 5 0 0 1 14.5 20H10",
  sheet: "M4 4H20V20H4ZM4 9.3H20M4 14.6H20M10 4V20",
  people:
    "M9 11A3.5 3.5 0 1 0 9 4A3.5 3.5 0 1 0 9 11M2.5 20Q2.5 14.5 9 14.5T15.5 20M16 4.3A3.3 3.3 0 0 1 16 10.7M18.5 14.8Q21.5 16 21.5 20",
  share: "M12 15V3M7.5 7L12 2.5L16.5 7M5 11V21H19V11",
  more: "M5 12H5.01M12 12H12.01M19 12H19.01",
  screen: "M3 4H21V16H3ZM8.5 20.5H15.500M12 16V20.5",
  book: "M12 6C9.5 4 6 4 3 5V19C6 18 9.5 18 12 20C14.5 18 18 18 21 19V5C18 4 14.5 4 12 6V20",
  print: "M7 8V3H17V8M7 17H3V8H21V17H17M7 13.5H17V21H7Z",
  rank: "M3 20V13H9V20M9 20V5H15V20M15 20V10H21V20M3 20H21",
  finish: "M5 21.5V3H19L15.5 7.5L19 12H5",
  leave: "M13 4H5V20H13M10 12H21M17 8L21 12L17 16",
  info: "M12 11.5V17M12 7.5H12.01M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2",
} as const;

export type IconName = keyof typeof paths;

/** A small icon beside words, or on a button with a label of its own. */
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
