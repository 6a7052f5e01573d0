import type { PageEntry } from './page-entry.ts';

/**
 * Where a stored page stands. `fresh`: it answers as it is. `stale`: it answers while a new one is rendered. `dropped`: a new one is rendered
 * before anyone is answered, and it answers only where that fails. `absent`: there is none.
 */
export type PageState = 'fresh' | 'stale' | 'dropped' | 'absent';

const secondMs = 1_000;

/** `droppedAt` is the count of content changes at which all pages were dropped that were made of earlier content. */
export function pageState(entry: PageEntry | null, droppedAt: number, nowMs: number): PageState {
  if (!entry) return 'absent';
  if (entry.changeCount < droppedAt) return 'dropped';
  const revalidate = entry.cacheControl?.revalidate;
  return typeof revalidate !== 'number' || nowMs < entry.lastModified + revalidate * secondMs ? 'fresh' : 'stale';
}
