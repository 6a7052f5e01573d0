import type { MouseEvent } from 'react';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';
import { requestedOverlay } from '../overlays/requested-overlay.ts';

/** A plain click on a link to the search opens the search over the page; any other click follows the link. */
export function openSearch(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href$="/doc/search"]') : null;
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  requestedOverlay.ask('search');
}
