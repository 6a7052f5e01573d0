import type { PageEntry } from './page-entry.ts';

/** Where rendered pages live between requests. Reads and writes never throw: a page that cannot be kept is rendered again. */
export interface PageStore {
  read(key: string): Promise<StoredPage | null>;
  write(key: string, entry: PageEntry): Promise<void>;
  remove(key: string): Promise<void>;
  /** From now on what was stored before is dropped: each page is made anew by its next request, or kept where that fails. */
  dropAll(): Promise<void>;
}

export interface StoredPage {
  entry: PageEntry;
  dropped: boolean;
}

/** The most recently used entries of one process, bounded in number. */
export class RecentPages {
  readonly #entries = new Map<string, PageEntry>();
  readonly #entriesAtMost: number;

  constructor(entriesAtMost: number) {
    this.#entriesAtMost = entriesAtMost;
  }

  get(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.set(key, entry);
    return entry;
  }

  set(key: string, entry: PageEntry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#entriesAtMost && oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

}
