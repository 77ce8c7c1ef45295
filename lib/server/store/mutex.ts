/** Lets one caller in at a time, in the order of their calls. */
export class Mutex {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when all earlier holders are done, to the function that releases the lock. */
  async lock(): Promise<() => void> {
    const before = this.last;
    let done = () => {};
    this.last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  }

  async withLock<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.lock();
    try {
      return await work();
    } finally {
      done();
    }
  }
}
