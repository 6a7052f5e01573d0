import Router from 'next/router';
import { isPage } from '#components/ui/controls/site-link.tsx';
import { isPlainClick } from '#components/ui/runtime/is-plain-click.ts';

/** Lets the client's router follow links in HTML that React did not render; everything else is left to the browser. */
export function followLinksInside(element: HTMLElement | null): (() => void) | undefined {
  element?.addEventListener('click', followLink);
  return () => element?.removeEventListener('click', followLink);
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const target = link ? pageOf(link, event) : null;
  if (!target) return;
  event.preventDefault();
  void Router.push(target, undefined, { locale: false });
}

/** The page that a plain click on a link opens; null if it leads elsewhere, to a fragment of this page, or into another window. */
function pageOf(link: HTMLAnchorElement, event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event) || link.target) return null;
  const { origin, pathname, search, hash } = link;
  const here = window.location;
  if (origin !== here.origin || !isPage(pathname)) return null;
  if (hash && pathname === here.pathname && search === here.search) return null;
  return `${pathname}${search}${hash}`;
}
