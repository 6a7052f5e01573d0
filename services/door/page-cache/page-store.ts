import type { PageEntry } from './page-entry.ts';

/**
 * Where rendered pages live between requests. A counter of content changes orders them, so that no clocks are compared: a page carries the
 * count at which its content was read, and is stored only if none from later content is there. Reading and writing pages never throws: a
 * page that cannot be stored is rendered again.
 */
export interface PageStore {
  read(route: string): Promise<StoredPage>;
  write(route: string, entry: PageEntry): Promise<void>;
  /** Records that there is no page, as of a change count: a slower rendering of earlier content does not bring it back. */
  remove(route: string, changeCount: number): Promise<void>;
  /** How many changes have been counted; the last known number while a shared store is unavailable. */
  changeCount(): Promise<number>;
  /** Counts a change of the content. @throws if the count cannot be stored; the sender of the notice then retries */
  countChange(): Promise<number>;
  /** Counts a change, and drops every page rendered before it. @throws like `countChange` */
  dropAll(): Promise<void>;
}

interface StoredPage {
  readonly entry: PageEntry | null;
  /** The count at which all pages from earlier content were dropped. */
  readonly droppedCount: number;
}
