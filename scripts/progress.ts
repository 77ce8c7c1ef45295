/** Milliseconds between reports of progress. */
const pause = 1_000;

/**
 * Reports the progress of something long, once a second: "1200 of 3000 games stored". The result is printed
 * elsewhere.
 */
export function progress(what: string): (done: number, of: number) => void {
  let last = performance.now();
  return (done, of) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    console.error(`${done} of ${of} ${what}`);
  };
}
