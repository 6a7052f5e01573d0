import type { PageEntry } from './page-entry.ts';

/**
 * Where rendered pages live between requests. A counter of content changes orders them, so that no clock is compared: a page carries the
 * count at which its content was read, and is stored only where no other was made of later content. Reads and writes of pages never
 * throw: one that cannot be kept is rendered again.
 */
export interface PageStore {
  read(route: string): Promise<StoredPage>;
  write(route: string, entry: PageEntry): Promise<void>;
  /** Notes that there is no page, as of a count of changes: a slower rendering of earlier content does not bring it back. */
  remove(route: string, changeCount: number): Promise<void>;
  /** How many changes have been counted; the last known number while a shared store is away. */
  changeCount(): Promise<number>;
  /** Counts a change of the content. @throws where that cannot be kept; whoever told of the change tells again. */
  countChange(): Promise<number>;
  /** Counts a change, and drops every page that was made before it. @throws as `countChange` does */
  dropAll(): Promise<void>;
}

interface StoredPage {
  readonly entry: PageEntry | null;
  /** The count at which all pages were dropped that were made of earlier content. */
  readonly droppedAt: number;
}
