import type { PageEntry } from './page-entry.ts';

/**
 * State of a stored page. `fresh`: served as it is. `stale`: served while a new one is rendered. `dropped`: a new one is rendered before
 * anyone is answered, and the old one is served only if that fails (decision 2). `absent`: there is none.
 */
export type PageState = 'fresh' | 'stale' | 'dropped' | 'absent';

const secondMs = 1_000;

/** `droppedCount` is the number of changes at the last drop: all pages rendered from earlier content are dropped. */
export function pageState(entry: PageEntry | null, droppedCount: number, nowMs: number): PageState {
  if (!entry) return 'absent';
  if (entry.changeCount < droppedCount) return 'dropped';
  const revalidate = entry.cacheControl?.revalidate;
  return typeof revalidate !== 'number' || nowMs < entry.lastModified + revalidate * secondMs ? 'fresh' : 'stale';
}
