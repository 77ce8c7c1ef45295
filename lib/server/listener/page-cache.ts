/** A page or a picture as it was drawn. */
export interface CachedPage {
  readonly tag: string;
  readonly type: string;
  readonly policy: string;
  readonly body: Buffer;
  gzip?: Buffer;
}

/** Bytes of pages, with their addresses. */
const maxSize = 32 * 1024 * 1024;

/** The most recently requested pages, up to a number of bytes, addresses included. */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private size = 0;

  get(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  put(key: string, page: CachedPage): void {
    this.remove(key);
    this.pages.set(key, page);
    this.size += sizeOf(key, page);
    for (const [oldest] of this.pages) {
      if (this.size <= maxSize) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const page = this.pages.get(key);
    if (page) this.size -= sizeOf(key, page);
    this.pages.delete(key);
  }
}

const sizeOf = (key: string, { body }: CachedPage): number => key.length + body.length;
