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

/** A mutex for each name, as long as somebody holds it. */
export class Mutexes {
  private readonly held = new Map<string, { readonly mutex: Mutex; count: number }>();

  /** How many hold this one or wait for it. */
  count(name: string): number {
    return this.held.get(name)?.count ?? 0;
  }

  async withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    const own = this.held.get(name) ?? { mutex: new Mutex(), count: 0 };
    this.held.set(name, own);
    own.count++;
    try {
      return await own.mutex.withLock(work);
    } finally {
      own.count--;
      if (own.count === 0) this.held.delete(name);
    }
  }
}
