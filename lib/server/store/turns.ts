/** Lets one at a time, in the order in which they came. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Waits for all before; the next one waits until the function that this resolves to was called. */
  async begin(): Promise<() => void> {
    const before = this.last;
    let done = () => {};
    this.last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.begin();
    try {
      return await work();
    } finally {
      done();
    }
  }
}
