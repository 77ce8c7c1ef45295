/** Milliseconds after which somebody who waits would like to know how far it is. */
const pause = 1_000;

/** Says how far something is that takes long, once a second: "1200 of 3000 games stored". What comes of it is said elsewhere. */
export function progress(what: string): (done: number, of: number) => void {
  let last = performance.now();
  return (done, of) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    console.error(`${done} of ${of} ${what}`);
  };
}
