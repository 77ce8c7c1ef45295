const dashes = ["", "7 3", "2 3", "10 3 2 3"];
const marks = [
  "M-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0 -3.5 0",
  "M-3 -3H3V3H-3Z",
  "M0 -4L4 3H-4Z",
  "M0 -4.5L4.5 0L0 4.5L-4.5 0Z",
  "M0 4L4 -3H-4Z",
  "M-4 -1.2H-1.2V-4H1.2V-1.2H4V1.2H1.2V4H-1.2V1.2H-4Z",
];
/** The pip colours that are easiest to distinguish; lighter by lamplight. */
const colours = [1, 3, 2, 9, 6, 5, 7, 8, 10, 12, 4, 14].map(
  (number) => `light-dark(var(--pip-${number}), color-mix(in oklab, var(--pip-${number}) 55%, white))`,
);

/**
 * How a line is drawn. Lines differ in dashes and markers, not in colour alone; once all colours are used, they come
 * again with other dashes and markers.
 */
export function lineLook(index: number) {
  const shifted = index + Math.floor(index / colours.length);
  return {
    colour: colours[index % colours.length],
    dash: dashes[shifted % dashes.length],
    mark: marks[shifted % marks.length],
  };
}
