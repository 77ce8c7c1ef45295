/** Milliseconds. */
const shortest = 1_000;
const longest = 30_000;

/** Tries again later and later, each time at a moment of its own, so that devices do not all come at once. */
export class Backoff {
  private delay = shortest;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tryAgain: () => void) {}

  /** It failed: try again after a while. */
  wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.tryAgain, this.delay * (0.5 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, longest);
  }

  /** It worked: nothing is to be tried again. */
  rest(): void {
    clearTimeout(this.timer);
    this.delay = shortest;
  }
}
