import type { MouseEvent } from 'react';
import { requestedOverlay } from '../overlays/requested-overlay.ts';

/** A plain click on a link to the search opens the search over the page; any other click follows the link. */
export function openSearch(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href$="/doc/search"]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  requestedOverlay.ask('search');
}
